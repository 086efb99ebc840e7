import type { OwnedCtx } from '../../base/call/context'
import { messageValue } from '../../base/kit/message-value'
import { translate, type Language } from '../../base/kit/words'
import { mailComposer } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import type { QueueMail } from '../../base/outbox/service'
import type { NamedPdf } from '../../base/pdf/model'
import type { HouseFacts } from '../../landlord/house/model'
import type { Party } from '../party/model'
import { homeAddress, landlordContact } from '../party/rules-contact'
import { fullName } from '../../base/kit/full-name'
import type { LetterKind } from './model'
import { mailKeyOf } from './service-rows'
import { letterMailWords } from './words-mail'
import { letterPaperWords } from './words-sheet'

const write = mailComposer(letterMailWords)

export interface LetterMailFacts {
  readonly kind: LetterKind
  readonly house: Pick<HouseFacts, 'address' | 'city'>
  readonly landlord: { readonly party: Party; readonly language: Language }
  readonly tenants: readonly { readonly party: Party; readonly language: Language }[]
}

/**
 * Queues the e-mails with a letter. Each tenant gets one in the landlord's name, with the PDF. A reply goes to the
 * landlord, who gets a copy.
 */
export async function queueLetterMails(
  ctx: OwnedCtx,
  queueMail: QueueMail,
  letter: number,
  { kind, house, landlord, tenants }: LetterMailFacts,
  { name, bytes }: NamedPdf,
): Promise<void> {
  const attachments: Mail['attachments'] = [
    { name, type: 'application/pdf', base64: Buffer.from(bytes).toString('base64') },
  ]
  const compose = (
    { email, firstName }: Party,
    language: Language,
    part: { text: 'text' | 'landlordText'; note: 'note' | 'landlordNote'; list?: readonly string[] },
  ): Mail => {
    const mail = write(
      { id: ctx.owner, email, firstName: messageValue(firstName), language },
      {
        subject: 'subject',
        ...part,
        values: {
          paper: translate(letterPaperWords, kind, language),
          address: homeAddress(house),
          landlord: landlordContact(landlord.party, language).name,
          tenants: tenants.map(({ party }) => messageValue(fullName(party), 80)).join(', '),
        },
      },
    )
    return { ...mail, subject: mail.subject.slice(0, 200), attachments }
  }
  for (const { party, language } of tenants) {
    const { line, name: onBehalfOf } = landlordContact(landlord.party, language)
    const mail = compose(party, language, { text: 'text', note: 'note', list: [line] })
    await queueMail(
      ctx.db,
      ctx.now,
      { ...mail, onBehalfOf, replyTo: landlord.party.email },
      mailKeyOf(letter, party.place),
    )
  }
  const copy = compose(landlord.party, landlord.language, { text: 'landlordText', note: 'landlordNote' })
  await queueMail(ctx.db, ctx.now, copy, `letter-${letter}-landlord`)
}
