import type { OwnedCtx } from '../../base/call/context'
import { messageValue } from '../../base/kit/message-value'
import { Refusal } from '../../base/kit/refusal'
import type { Language } from '../../base/kit/words'
import { mailComposer } from '../../base/outbox/letter'
import type { QueueMail } from '../../base/outbox/service'
import type { NamedPdf } from '../../base/pdf/model'
import type { HouseFacts } from '../../landlord/house/model'
import type { Parties } from '../party/model'
import { homeAddress, landlordContact } from '../party/rules-contact'
import { tenantLanguage } from '../party/rules-tenant'
import { settlementMailKey } from './service-rows'
import { settlementMailWords } from './words-mail'

const write = mailComposer(settlementMailWords)

interface SettlementMail {
  readonly house: Pick<HouseFacts, 'address' | 'city'>
  readonly parties: Parties
  /** The contract's language, if it has one, and the language of its papers. */
  readonly contract: { readonly language: Language | null }
  readonly language: Language
  readonly paper: NamedPdf
}

/**
 * Queues an e-mail with the settlement to each tenant who has an address, in the landlord's name. A reply goes to the
 * landlord. Each tenant gets it once. Refuses with 422 `noTenantMail` at `tenant_email` if none has an address.
 */
export async function queueSettlementMails(
  ctx: OwnedCtx,
  queueMail: QueueMail,
  settlement: number,
  { house, parties, contract, language: lease, paper }: SettlementMail,
): Promise<void> {
  const readers = parties.tenants.filter(({ email }) => email !== '')
  if (readers.length === 0) throw new Refusal('invalid', { tenant_email: 'noTenantMail' })
  for (const tenant of readers) {
    const language = tenantLanguage(tenant, contract, lease)
    const { name: landlord, line } = landlordContact(parties.landlord, language)
    const mail = write(
      { id: ctx.owner, email: tenant.email, firstName: messageValue(tenant.firstName), language },
      {
        subject: 'subject',
        text: 'text',
        note: 'note',
        list: [line],
        values: { address: homeAddress(house), landlord },
      },
    )
    const attachments = [
      { name: paper.name, type: 'application/pdf' as const, base64: Buffer.from(paper.bytes).toString('base64') },
    ]
    await queueMail(
      ctx.db,
      ctx.now,
      {
        ...mail,
        subject: mail.subject.slice(0, 200),
        attachments,
        onBehalfOf: landlord,
        replyTo: parties.landlord.email,
      },
      settlementMailKey(settlement, tenant.place),
    )
  }
}
