import './signing.css'
import { Button } from '@mantine/core'
import type { Row } from '../../../base/kit/endpoint'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import type { SignicatInfo } from '../../contract/model-signing'
import { allTenants } from '../../party/rules-tenant'
import { signingOffers, signingSentence, type SigningOffers } from '../rules-panel'
import { signingPanelWords } from '../words-panel'
import { ChangeSent } from './ChangeSent'
import { Refresh } from './Refresh'
import { Remind } from './Remind'
import { SendButton } from './SendButton'
import { SignerMismatches } from './SignerMismatches'
import { usePollContract } from './use-poll-contract'
import { SigningNotes } from './SigningNotes'
import { signersOf } from './signers-of'
import { useSigningError } from './SigningError'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../base/ui/page/copy-button'

export interface SignerListProps {
  readonly info: SignicatInfo
  readonly links: boolean
}

/**
 * Lists the signers in the order of signing. Each tenant who has not signed has a link. The landlord signs last, and
 * has a button once all tenants have signed.
 */
function SignerList({ info, links }: SignerListProps) {
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
  /** The name in the BankID that signed. Left out for the landlord's own signature. */
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

export interface ChecklistSigningProps {
  readonly contract: Contract
  readonly invalidates: readonly Row[]
}

/** The signing of the handover list. Shows nothing before a list exists. */
export function ChecklistSigning({ contract, invalidates }: ChecklistSigningProps) {
  const t = useWords(signingPanelWords)
  const [language] = useLanguage()
  const list = contract.checkList
  const info = list?.signicatInfo ?? null
  const isFailed = info?.state === 'failed'
  usePollContract(contract, info)
  const error = useSigningError(`${contract.id} checklist`, isFailed ? info.error : null)
  if (list === null || list.signatureType === 'manual' || (info === null && contract.isFinished)) return null
  const offers = signingOffers(info, contract.isFinished)
  return (
    <div className="contract-part">
      <h3>{t('title')}</h3>
      <div className="signing">
        <p role={offers.refresh ? 'status' : undefined}>
          {t(`checklist_${signingSentence(info, contract.isFinished)}`, { names: signersOf(info, false, language) })}
        </p>
        {info !== null && info.tenants.length > 0 && !offers.send && (
          <>
            <SignerList info={info} links={offers.links} />
            <SignerMismatches info={info} />
            <SigningNotes info={info} />
          </>
        )}
        <div className="contract-buttons">
          <Offered contract={contract} info={info} offers={offers} invalidates={invalidates} />
          {isFailed && (
            <Button variant="default" onClick={error.open}>
              {t('errorShow')}
            </Button>
          )}
        </div>
        {error.dialog}
      </div>
    </div>
  )
}

interface OfferedProps extends ChecklistSigningProps {
  readonly info: SignicatInfo | null
  readonly offers: SigningOffers
}

function Offered({ contract, info, offers, invalidates }: OfferedProps) {
  const [language] = useLanguage()
  const given = { contract, paper: 'checklist', invalidates } as const
  return (
    <>
      {offers.send && <SendButton {...given} names={allTenants(contract, language)} />}
      {offers.refresh && <Refresh contract={contract} />}
      {offers.remind && info && <Remind contract={contract} paper="checklist" info={info} />}
      {offers.withdraw && (
        <ChangeSent
          {...given}
          renews={offers.regenerate}
          isUnsent={info?.pending === 'sending'}
          signed={signersOf(info, true, language)}
        />
      )}
    </>
  )
}
