import { formatDay } from '../../base/kit/day'
import { messageValue } from '../../base/kit/message-value'
import { formatKr } from '../../base/kit/money'
import { translate, type Language } from '../../base/kit/words'
import { letterIn } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import type { NamedPdf } from '../../base/pdf/model'
import type { HouseFacts } from '../../landlord/house/model'
import type { Party } from '../party/model'
import { homeAddress, landlordContact } from '../party/rules-contact'
import type { LetterData } from './model-letter'
import { monthsText } from './rules-difference'
import { regulationMailWords } from './words-mail'

const write = letterIn(regulationMailWords)

/** What the mails about a new rent name. */
interface RentMailFacts {
  readonly account: number
  readonly data: LetterData
  readonly landlord: Party
  readonly house: Pick<HouseFacts, 'address' | 'city'>
}

/**
 * The mails about a new rent, to each tenant and to the landlord, with the letter attached. A tenant's says who the landlord
 * is and how to be reached, and its answer reaches the landlord.
 */
export function regulationMails({ account, data, landlord, house }: RentMailFacts, { name, bytes }: NamedPdf) {
  const values = {
    tenant: data.tenants.map((tenant) => messageValue(tenant, 80)).join(', '),
    address: homeAddress(house),
    from: formatDay(data.from),
    sum: formatKr(data.month_sum, 'needed'),
    before: formatKr(data.before.month_sum, 'needed'),
  }
  /** What months that were due already rise by, and when it is to be paid. */
  const difference = (language: Language): readonly string[] => {
    if (data.difference === null) return []
    const { months, sum, dueOn } = data.difference
    const rise = formatKr(sum, 'needed')
    const wording = { months: monthsText(months)[language], rise, dueOn: formatDay(dueOn) }
    return [translate(regulationMailWords, 'difference', language, wording)]
  }
  const attachments: Mail['attachments'] = [
    { name, type: 'application/pdf', base64: Buffer.from(bytes).toString('base64') },
  ]
  const recipient = ({ email, firstName }: Party, language: Language) => ({
    id: account,
    email,
    firstName: messageValue(firstName),
    language,
  })
  const complete = (mail: Mail): Mail => ({ ...mail, subject: mail.subject.slice(0, 200), attachments })
  return {
    toTenant(to: Party, language: Language): Mail {
      const { name: named, line } = landlordContact(landlord, language)
      const text = data.agreed ? 'tenantAgreedText' : 'tenantText'
      const mail = write(recipient(to, language), {
        subject: 'tenantSubject',
        text,
        note: 'tenantNote',
        values: { ...values, landlord: named },
        list: [...difference(language), line],
      })
      return { ...complete(mail), replyTo: landlord.email }
    },
    toLandlord: (language: Language): Mail =>
      complete(
        write(recipient(landlord, language), {
          subject: 'landlordSubject',
          text: 'landlordText',
          note: 'landlordNote',
          values,
          list: difference(language),
        }),
      ),
  }
}
