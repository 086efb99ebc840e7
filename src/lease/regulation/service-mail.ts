import { formatDay } from '../../base/kit/day'
import { formatKr } from '../../base/kit/money'
import { letterIn, type Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import type { Paper } from '../../base/pdf/model'
import type { LetterData } from './model-letter'
import { regulationMailWords } from './words-mail'

const write = letterIn(regulationMailWords)

/** The mails about a new rent, to each tenant and to the landlord, with the letter attached. */
export function regulationMails(data: LetterData, { name, bytes }: Paper) {
  const values = {
    landlord: data.landlord.name,
    address: data.landlord.email,
    tenant: data.tenants.join(', '),
    house: data.house,
    from: formatDay(data.from),
    sum: formatKr(data.month_sum, 'needed'),
    before: formatKr(data.before.month_sum, 'needed'),
  }
  const attachments: Mail['attachments'] = [
    { name, type: 'application/pdf', base64: Buffer.from(bytes).toString('base64') },
  ]
  return {
    toTenant: (to: Recipient): Mail => ({
      ...write(to, {
        subject: 'tenantSubject',
        text: data.agreed ? 'tenantAgreedText' : 'tenantText',
        note: 'tenantNote',
        values,
      }),
      attachments,
    }),
    toLandlord: (to: Recipient): Mail => ({
      ...write(to, { subject: 'landlordSubject', text: 'landlordText', note: 'landlordNote', values }),
      attachments,
    }),
  }
}
