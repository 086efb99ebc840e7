import { Anchor } from '@mantine/core'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { fullName } from '../../../base/kit/full-name'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { Panel } from '../../../base/ui/page/page'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import type { Contract } from '../../contract/model'
import type { Contact } from '../../party/model'
import { tenantsOf } from '../../party/rules'
import { allTenants } from '../../party/rules-tenant'
import { signingOffers } from '../../signing/rules-panel'
import { signingPanelWords } from '../../signing/words-panel'
import { isBeingSigned } from '../rules-status'
import { contractPartyWords } from '../words-parties'

/** Shows how to reach each party, and during the signing whether they have signed. */
export function ContractParties({ contract }: { readonly contract: Contract }) {
  const t = useWords(contractPartyWords)
  const [language] = useLanguage()
  const contacts = tenantsOf(contract)
  const isSigning = isBeingSigned(contract)
  const signers = isSigning ? (contract.signicatInfo?.tenants ?? []) : []
  return (
    <Panel title={t('title')}>
      <ul className="contract-parties">
        {contacts.length === 0 || contract.tenant_erased_at !== null ? (
          <li>{allTenants(contract, language)}</li>
        ) : (
          contacts.map((contact, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two tenants may have one name; their order is fixed
            <li key={place}>
              <PartyName name={fullName(contact)} signer={signers[place]} />
              <Reached contact={contact} />
            </li>
          ))
        )}
        <Landlord contract={contract} isSigning={isSigning} />
        {contract.co_landlords.map(({ first_name: firstName, last_name: lastName, email }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two landlords may have one name; their order is fixed
          <li key={place}>
            <span className="contract-party">
              <strong>{fullName({ firstName, lastName })}</strong>
              <span className="ui-fine">{t('landlord')}</span>
            </span>
            <Reached contact={{ firstName, lastName, email, phoneCode: '', phone: '' }} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type Signer = NonNullable<Contract['signicatInfo']>['tenants'][number]

function PartyName({ name, signer }: { readonly name: string; readonly signer: Signer | undefined }) {
  const t = useWords(signingPanelWords)
  if (signer === undefined) return <strong>{name}</strong>
  const { isSigned, signedBy, link } = signer
  const Icon = isSigned ? CircleCheck : CircleDashed
  return (
    <span className="contract-party">
      <strong>{name}</strong>
      <span className="ui-fine" data-signed={isSigned || undefined}>
        <Icon size={16} aria-hidden />{' '}
        {!isSigned
          ? t('notSigned')
          : signedBy === null || signedBy === name
            ? t('signed')
            : t('signedBy', { signedBy: signedBy || t('nameless') })}
      </span>
      {!isSigned && link !== null && <CopyButton text={link} what={t('linkOf', { name })} />}
    </span>
  )
}

/** The phone number and the e-mail address. Each is a link, with a button that copies it. */
function Reached({ contact: { phoneCode, phone, email } }: { readonly contact: Contact }) {
  const t = useWords(contractPartyWords)
  const number = `${phoneCode} ${phone}`.trim()
  return (
    <>
      {phone !== '' && (
        <span className="contract-reach">
          <Anchor href={`tel:${number.replace(/\s/g, '')}`}>{number}</Anchor>
          <CopyButton text={number} what={t('phone')} />
        </span>
      )}
      {email !== '' && (
        <span className="contract-reach">
          <Anchor href={`mailto:${email}`} title={email}>
            {email}
          </Anchor>
          <CopyButton text={email} what={t('email')} />
        </span>
      )}
    </>
  )
}

/** Shows the landlord, who signs last. Until the tenants have signed, it says that the tenants sign first. */
function Landlord({ contract, isSigning }: { readonly contract: Contract; readonly isSigning: boolean }) {
  const t = useWords(contractPartyWords)
  const signing = useWords(signingPanelWords)
  const { data: profile } = useEndpointQuery(accountCalls.profile)
  const info = contract.signicatInfo
  const waits = isSigning && info !== null && signingOffers(info, contract.isFinished).links && !info.isSignedTenant
  return (
    <li>
      <span className="contract-party">
        <strong>{profile === undefined ? '' : fullName(profile)}</strong>
        <span className="ui-fine">{t('landlord')}</span>
      </span>
      {waits && <span className="ui-fine">{signing(info.tenants.length > 1 ? 'afterTenants' : 'afterTenant')}</span>}
    </li>
  )
}
