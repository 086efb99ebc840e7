import { Button } from '@mantine/core'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { useWords } from '../../../base/ui/words/use-words'
import type { SignicatInfo } from '../../contract/model-signing'
import { signingPanelWords } from '../words-panel'

export interface SignerListProps {
  readonly info: SignicatInfo
  /** Whether the links are of use. */
  readonly links: boolean
}

/**
 * Everybody who signs, in the order of signing: whether they have, and the link of each tenant who has not. The landlord,
 * who signs last, has a button once all tenants have.
 */
export function SignerList({ info, links }: SignerListProps) {
  const t = useWords(signingPanelWords)
  const { tenants, isSignedTenant, isSignedLandlord, landlordLink } = info
  return (
    <>
      <ul className="signers" aria-label={t('signers')}>
        {tenants.map(({ name, link, isSigned, signedBy }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two tenants may have one name; their order is fixed
          <Signer key={index} name={name} isSigned={isSigned} signedBy={signedBy}>
            {links && !isSigned && link !== null && <CopyButton text={link} what={t('linkOf', { name })} />}
          </Signer>
        ))}
        <Signer name={t('you')} isYou isSigned={isSignedLandlord} />
      </ul>
      {links && !isSignedLandlord && landlordLink !== null && (
        <div className="signers-own">
          {isSignedTenant ? (
            <Button component="a" variant="default" href={landlordLink}>
              {t('signNow')}
            </Button>
          ) : (
            <p className="ui-fine">{t(tenants.length > 1 ? 'afterTenants' : 'afterTenant')}</p>
          )}
        </div>
      )}
    </>
  )
}

interface SignerProps {
  readonly name: string
  readonly isYou?: boolean
  readonly isSigned: boolean
  /** By the name in the BankID; left out of the landlord's own signature. */
  readonly signedBy?: string | null
  readonly children?: ReactNode
}

function Signer({ name, isYou = false, isSigned, signedBy = null, children }: SignerProps) {
  const t = useWords(signingPanelWords)
  const says = () => {
    if (isYou) return t(isSigned ? 'youSigned' : 'youNotSigned')
    if (!isSigned) return t('notSigned')
    return signedBy === null ? t('signed') : t('signedBy', { signedBy: signedBy || t('nameless') })
  }
  const Icon = isSigned ? CircleCheck : CircleDashed
  return (
    <li data-signed={isSigned || undefined}>
      <Icon size={20} aria-hidden />
      <span>
        <strong>{name}</strong> {says()}
      </span>
      {children}
    </li>
  )
}
