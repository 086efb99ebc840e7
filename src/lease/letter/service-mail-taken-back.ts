import type { OwnedCtx } from '../../base/call/context'
import { formatDay } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { messageValue } from '../../base/kit/message-value'
import type { Language } from '../../base/kit/words'
import { mailComposer } from '../../base/outbox/letter'
import type { QueueMail } from '../../base/outbox/service'
import type { ContractNotice } from '../contract/model'
import type { Party } from '../party/model'
import { homeAddress, landlordContact } from '../party/rules-contact'
import type { TenantLetterSources } from './service-facts'
import { takenBackMailWords } from './words-mail'

const write = mailComposer(takenBackMailWords)

/**
 * Queues the e-mails that tell the tenants that a notice was taken back. A tenant without an address gets none. The
 * landlord gets a copy.
 */
export async function queueTakenBackMails(
  ctx: OwnedCtx,
  queueMail: QueueMail,
  contract: number,
  { by, last_day }: ContractNotice,
  { house, landlord, tenants }: Pick<TenantLetterSources, 'house' | 'landlord' | 'tenants'>,
): Promise<void> {
  const readers = tenants.filter(({ party }) => party.email !== '')
  const compose = (
    { email, firstName }: Party,
    language: Language,
    part: { text: 'landlords' | 'tenants' | 'copy'; note: 'note' | 'copyNote'; list?: readonly string[] },
  ) =>
    write(
      { id: ctx.owner, email, firstName: messageValue(firstName), language },
      {
        subject: 'subject',
        ...part,
        values: {
          address: homeAddress(house),
          landlord: landlordContact(landlord.party, language).name,
          tenants: readers.map(({ party }) => messageValue(fullName(party), 80)).join(', '),
          day: formatDay(last_day),
        },
      },
    )
  // A notice may be given and taken back several times, so the time is part of the key.
  const key = `notice-${contract}-taken-back-${ctx.now}`
  for (const { party, language } of readers) {
    const { line, name: onBehalfOf } = landlordContact(landlord.party, language)
    const mail = compose(party, language, {
      text: by === 'landlord' ? 'landlords' : 'tenants',
      note: 'note',
      list: [line],
    })
    await queueMail(
      ctx.db,
      ctx.now,
      { ...mail, onBehalfOf, replyTo: landlord.party.email },
      `${key}-tenant-${party.place}`,
    )
  }
  if (readers.length === 0) return
  const copy = compose(landlord.party, landlord.language, { text: 'copy', note: 'copyNote' })
  await queueMail(ctx.db, ctx.now, copy, `${key}-landlord`)
}
