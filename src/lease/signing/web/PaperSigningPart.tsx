import './signing.css'
import { Button } from '@mantine/core'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import type { SignicatInfo } from '../../contract/model-signing'
import { allTenants } from '../../party/rules-tenant'
import { signingOffers, signingSentence, signingSentenceKey, type SigningOffers } from '../rules-panel'
import { signingPanelWords } from '../words-panel'
import { ChangeSent } from './ChangeSent'
import type { PaperNamed } from './paper-named'
import { Refresh } from './Refresh'
import { Remind } from './Remind'
import { SendButton, type SendButtonProps } from './SendButton'
import { SignerMismatches } from './SignerMismatches'
import { SigningNotes } from './SigningNotes'
import { useSigningError } from './SigningError'
import { signersOf } from './signers-of'

interface SignerListProps {
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

export interface PaperSigningPartProps extends PaperNamed, Pick<SendButtonProps, 'send'> {
  readonly paper: 'checklist' | 'handover' | 'addendum'
  readonly contract: Contract
  readonly info: SignicatInfo | null
  readonly invalidates: readonly Row[]
}

/** The signing of a paper beside the lease: its state, who signs, and what the landlord can do. */
export function PaperSigningPart(props: PaperSigningPartProps) {
  const { contract, info, paper, letter } = props
  const t = useWords(signingPanelWords)
  const [language] = useLanguage()
  const isFailed = info?.state === 'failed'
  const error = useSigningError(`${contract.id} ${paper} ${letter ?? ''}`, isFailed ? info.error : null)
  // A handover on moving out is often signed after the contract is finished.
  const isOver = contract.isFinished && paper !== 'handover'
  const offers = signingOffers(info, isOver)
  const sentence = signingSentenceKey(paper, signingSentence(info, isOver))
  return (
    <div className="signing">
      <p role={offers.refresh ? 'status' : undefined}>{t(sentence, { names: signersOf(info, false, language) })}</p>
      {info !== null && info.tenants.length > 0 && !offers.send && (
        <>
          <SignerList info={info} links={offers.links} />
          <SignerMismatches info={info} />
          <SigningNotes info={info} />
        </>
      )}
      <div className="ui-buttons ui-buttons-start">
        <Offered {...props} offers={offers} />
        {isFailed && (
          <Button variant="default" onClick={error.open}>
            {t('errorShow')}
          </Button>
        )}
      </div>
      {error.dialog}
    </div>
  )
}

function Offered({ offers, info, ...given }: PaperSigningPartProps & { readonly offers: SigningOffers }) {
  const [language] = useLanguage()
  const { contract } = given
  return (
    <>
      {offers.send && <SendButton {...given} names={allTenants(contract, language)} />}
      {offers.refresh && <Refresh contract={contract} invalidates={given.invalidates} />}
      {offers.remind && info && <Remind {...given} info={info} />}
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
