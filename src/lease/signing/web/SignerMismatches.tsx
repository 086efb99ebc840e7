import { Notice } from '../../../base/ui/page/notice'
import { useWords } from '../../../base/ui/words/use-words'
import type { SignicatInfo } from '../../contract/model-signing'
import { doSignaturesCount } from '../rules-panel'
import { signingPanelWords } from '../words-panel'

/**
 * Warns that somebody else has signed in a tenant's name. The landlord must see it before and after signing, while the
 * signature counts.
 */
export function SignerMismatches({ info }: { readonly info: SignicatInfo }) {
  const t = useWords(signingPanelWords)
  if (!doSignaturesCount(info)) return null
  return info.tenants.map(
    ({ name, signedBy, isMismatch }, index) =>
      isMismatch && (
        // oxlint-disable-next-line react/no-array-index-key -- two tenants may have one name; their order is fixed
        <Notice key={index} kind="warning">
          {t(info.isSignedLandlord ? 'mismatchAfter' : 'mismatch', { name, signedBy: signedBy || t('nameless') })}
        </Notice>
      ),
  )
}
