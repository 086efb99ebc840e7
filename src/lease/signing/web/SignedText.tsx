import { listNames } from '../../../base/kit/full-name'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { SigningLinkState } from '../model'
import { tenantWords } from '../words-tenant'

/** Says in which role the holder of the link has signed, and who still has to sign. */
export function SignedText({ standing: link }: { standing: SigningLinkState }) {
  const t = useWords(tenantWords)
  const [language] = useLanguage()
  const { standing, signer, documentType, name, waitsFor } = link
  const paper = t(`this_${documentType}`)
  const names = listNames(waitsFor, language)
  return (
    <div role="status">
      <p>{signer === 'tenant' ? t('signedAs', { paper, name }) : t('signedAsLandlord', { paper })}</p>
      {standing === 'signed' && <p>{t(signer === 'tenant' ? 'allSigned' : 'successOwn')}</p>}
      {standing === 'open' && names !== '' && (
        <p>
          {t('waitsFor', { names })} {t('copyLater')}
        </p>
      )}
    </div>
  )
}
