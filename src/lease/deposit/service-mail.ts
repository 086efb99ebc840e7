import { formatAccountNumber } from '../../base/kit/account-number-format'
import type { Db } from '../../base/db/pool'
import { formatDay, type Day, type Instant } from '../../base/kit/day'
import { messageValue } from '../../base/kit/message-value'
import { formatKr, ore, type Ore } from '../../base/kit/money'
import { translate, type Language } from '../../base/kit/words'
import { mailComposer, type Recipient } from '../../base/outbox/letter'
import type { NamedPdf } from '../../base/pdf/model'
import { actAsOwner } from '../../landlord/credentials/service-session'
import type { Mail } from '../../base/outbox/model'
import { queueMessage, type MessageQueue } from '../../base/outbox/message'
import { tenantName } from '../../books/income/rules-tenant'
import { homeAddress, landlordContact } from '../party/rules-contact'
import { isRentPaidToDepositBank } from '../contract/rules-deposit'
import { firstTenant } from '../party/rules'
import { tenantLanguage } from '../party/rules-tenant'
import { surplusOf } from './rules'
import type { DepositChange } from './rules-reading'
import type { DepositAndContract } from './service-select'
import { splitOf, type DepositSettlements, type SettledSplit } from './service-settlement'
import { depositWords } from './words'
import { depositMailWords } from './words-mail'

/** The subject of a message: a reading's news, something that the bank declined, or a late payment. */
export type DepositNotice = DepositChange | 'declined' | 'late'

export interface NoticeRow extends DepositAndContract {
  /** The account number as the bank gives it. */
  readonly number: string
  readonly due: Day
}

/** Writes to tenant and landlord, in the caller's transaction. The same news goes out once. */
export type NotifyAboutDeposit = (db: Db, now: Instant, row: NoticeRow, notice: DepositNotice) => Promise<void>

/** After this news, it doesn't matter which tenant provided the deposit. */
const settling: ReadonlySet<DepositNotice> = new Set(['released', 'closed'])

type Key = keyof (typeof depositMailWords)['texts']
interface Message {
  readonly subject: Key
  readonly text: Key
  readonly note: Key
  /** The text message. Left out: by e-mail only. */
  readonly sms?: Key
}

const messages: Readonly<Record<DepositNotice, { readonly tenant?: Message; readonly landlord?: Message }>> = {
  opened: {
    tenant: {
      subject: 'tenantOpenedSubject',
      text: 'tenantOpenedText',
      note: 'tenantOpenedNote',
      sms: 'tenantOpenedSms',
    },
    landlord: { subject: 'landlordOpenedSubject', text: 'landlordOpenedText', note: 'landlordOpenedNote' },
  },
  part: {
    tenant: { subject: 'tenantPartSubject', text: 'tenantPartText', note: 'tenantPartNote', sms: 'tenantPartSms' },
    landlord: { subject: 'landlordPartSubject', text: 'landlordPartText', note: 'landlordPartNote' },
  },
  full: {
    tenant: { subject: 'tenantFullSubject', text: 'tenantFullText', note: 'tenantFullNote', sms: 'tenantFullSms' },
    landlord: {
      subject: 'landlordFullSubject',
      text: 'landlordFullText',
      note: 'landlordFullNote',
      sms: 'landlordFullSms',
    },
  },
  over: {
    tenant: { subject: 'tenantOverSubject', text: 'tenantOverText', note: 'tenantFullNote', sms: 'tenantOverSms' },
    landlord: {
      subject: 'landlordOverSubject',
      text: 'landlordOverText',
      note: 'landlordFullNote',
      sms: 'landlordOverSms',
    },
  },
  split: {
    tenant: { subject: 'tenantSplitSubject', text: 'tenantSplitText', note: 'tenantSplitNote', sms: 'tenantSplitSms' },
  },
  released: {
    tenant: {
      subject: 'tenantReleasedSubject',
      text: 'tenantReleasedText',
      note: 'tenantReleasedNote',
      sms: 'tenantReleasedSms',
    },
    landlord: {
      subject: 'landlordReleasedSubject',
      text: 'landlordReleasedText',
      note: 'landlordReleasedNote',
      sms: 'landlordReleasedSms',
    },
  },
  closed: {
    tenant: {
      subject: 'tenantClosedSubject',
      text: 'tenantClosedText',
      note: 'tenantClosedNote',
      sms: 'tenantClosedSms',
    },
    landlord: { subject: 'landlordClosedSubject', text: 'landlordClosedText', note: 'landlordClosedNote' },
  },
  declined: {
    landlord: { subject: 'landlordDeclinedSubject', text: 'landlordDeclinedText', note: 'landlordDeclinedNote' },
  },
  late: {
    landlord: {
      subject: 'landlordLateSubject',
      text: 'landlordLateText',
      note: 'landlordLateNote',
      sms: 'landlordLateSms',
    },
  },
}

/**
 * The texts for each way in which the deposit was paid out. `DISPUTE`: another party decided, and the result isn't
 * known here.
 */
const releasedText = {
  TENANT: { tenant: 'tenantReleasedText', landlord: 'landlordReleasedText' },
  SPLIT: { tenant: 'tenantSharedText', landlord: 'landlordSharedText' },
  DISPUTE: { tenant: 'tenantDecidedText', landlord: 'landlordDecidedText' },
} as const

/** The messages about a closed account when no money goes back. */
const closedEmpty: { readonly tenant: Message; readonly landlord: Message } = {
  tenant: {
    subject: 'tenantClosedSubject',
    text: 'tenantClosedEmptyText',
    note: 'tenantClosedNote',
    sms: 'tenantClosedEmptySms',
  },
  landlord: { subject: 'landlordClosedSubject', text: 'landlordClosedEmptyText', note: 'landlordClosedNote' },
}
/**
 * The notes that have another text if the deposit's bank can pay unpaid rent from the deposit
 * (husleieloven § 3-5).
 */
const notesOfRent: Readonly<Partial<Record<Key, Key>>> = {
  tenantFullNote: 'tenantFullNoteRent',
  tenantSplitNote: 'tenantSplitNoteRent',
}

const messagesOf = (notice: DepositNotice, { funds }: Pick<NoticeRow, 'funds'>) =>
  notice === 'closed' && (funds ?? 0) <= 0 ? closedEmpty : messages[notice]

/**
 * The key of a message, which is sent once for each key. If the same news can come again, the key
 * has the amounts, the attempt, or both.
 */
const keyOf = (notice: DepositNotice, { id, funds, tenant_sum, landlord_sum, attempt }: NoticeRow): string => {
  const about = {
    part: `-${funds}`,
    over: `-${funds}`,
    split: `-${attempt}-${tenant_sum}-${landlord_sum}`,
    declined: `-${attempt}`,
  }
  return `deposit-${id}-${notice}${notice in about ? about[notice as keyof typeof about] : ''}`
}

export interface NotifyDeps extends MessageQueue {
  readonly publicUrl: string
  /** The common name of the bank that opens the accounts. Empty where the installation doesn't say. */
  readonly bankName: string
  /** The settlement that a split was asked for with. */
  readonly settledBy: DepositSettlements['settledBy']
}

const write = mailComposer(depositMailWords)

/** True if a message says what the landlord claims: when a split is asked for, and when it is paid. */
const namesClaims = (notice: DepositNotice, { released_category }: NoticeRow): boolean =>
  released_category === 'SPLIT' && (notice === 'split' || notice === 'released')

const attached = ({ name, bytes }: NamedPdf) =>
  ({ name, type: 'application/pdf', base64: Buffer.from(bytes).toString('base64') }) as const

interface Reader extends Recipient {
  readonly who: 'tenant' | 'landlord'
  readonly phone: string
}

const readersOf = (row: NoticeRow, payer = firstTenant(row)): readonly Reader[] => [
  {
    who: 'tenant',
    id: row.account_id,
    email: payer.email,
    firstName: messageValue(payer.firstName),
    language: tenantLanguage(payer, { language: row.contract_language }, row.signed_in ?? 'nb'),
    phone: `${payer.phoneCode}${payer.phone}`,
  },
  {
    who: 'landlord',
    id: row.account_id,
    email: row.email,
    firstName: row.firstName,
    language: row.language,
    phone: `${row.phone_code}${row.phone}`,
  },
]

/** The claims of a settlement, each as a line. */
const claimLines = (settled: SettledSplit | null, language: Language): string[] =>
  (settled?.items ?? []).map(({ kind, text, sum }) =>
    translate(depositMailWords, 'factClaim', language, {
      kind: kind[language],
      text: messageValue(text, 100),
      sum: formatKr(sum, 'needed'),
    }),
  )

/**
 * The parts that only the tenant's mail has: it is sent in the landlord's name, answers go to the landlord, and the paper of
 * the claims is attached.
 */
const forTenant = (
  { email }: NoticeRow,
  landlord: string,
  notice: DepositNotice,
  settled: SettledSplit | null,
): Partial<Mail> => ({
  onBehalfOf: landlord,
  replyTo: email,
  ...(notice === 'split' && settled?.paper && { attachments: [attached(settled.paper)] }),
})

/** Writes by e-mail and by text message. */
export function depositMessages({ publicUrl, bankName, settledBy, ...queue }: NotifyDeps): NotifyAboutDeposit {
  /** The values of the texts. Text that somebody typed is made safe for a message. */
  function valuesOf(row: NoticeRow, language: Language) {
    const sum = row.agreed_sum ?? ore(0)
    const kr = (amount: Ore | null) => formatKr(amount ?? ore(0), 'needed')
    const say = (key: Key, values: Record<string, string> = {}) => translate(depositMailWords, key, language, values)
    const { name, byPhone, byMail } = landlordContact({ ...row, phoneCode: row.phone_code }, language)
    const bank = bankName === '' ? say('anyBank') : bankName
    return {
      address: homeAddress({ address: row.house_address, city: row.house_city }),
      tenant: messageValue(tenantName(row), 80),
      landlord: name,
      bank,
      /** The bank's name with a capital, for the start of a sentence. */
      Bank: bank.charAt(0).toUpperCase() + bank.slice(1),
      /** The landlord's name and phone for a text message. An e-mail has the address too. */
      contact: byPhone,
      contactByMail: byMail,
      sum: kr(sum),
      funds: kr(row.funds),
      rest: kr(ore(Math.max(0, sum - row.funds))),
      surplus: kr(surplusOf(row.funds, sum)),
      number: formatAccountNumber(row.number),
      due: formatDay(row.due),
      toTenant: kr(row.tenant_sum),
      toLandlord: kr(row.landlord_sum),
    }
  }
  type Values = ReturnType<typeof valuesOf>

  /**
   * The lines of facts. If the lease has several tenants, every reader is also told who provides the deposit. A message
   * about a released or closed account doesn't say so.
   */
  function factsOf(notice: DepositNotice, row: NoticeRow, { who, language }: Reader, values: Values): string[] {
    const say = (key: Key) => translate(depositMailWords, key, language, { ...values, contact: values.contactByMail })
    const { tenant: name } = values
    // After the tenancy nobody stays in the dwelling.
    const keys = row.finished_on === null ? (['providedAlone', 'leavesAlone'] as const) : (['providedAlone'] as const)
    const alone = keys.map((key) => translate(depositWords, key, language, { name }))
    return [
      say('factHome'),
      say('factBank'),
      say('factLandlord'),
      ...(who === 'landlord' ? [say('factTenant')] : []),
      ...(row.has_co_tenants && !settling.has(notice) ? alone : []),
    ]
  }

  return async (db, now, row, notice) => {
    const settled = namesClaims(notice, row)
      ? await settledBy({ db, owner: actAsOwner(row.account_id) }, splitOf(row))
      : null
    for (const to of readersOf(row)) {
      const { who, phone, language } = to
      const message = messagesOf(notice, row)[who]
      if (!message) continue
      const values = valuesOf(row, language)
      const { subject, sms } = message
      const note = (isRentPaidToDepositBank(row) && notesOfRent[message.note]) || message.note
      const text = notice === 'released' ? releasedText[row.released_category ?? 'DISPUTE'][who] : message.text
      const link = { button: 'toContract', url: `${publicUrl}/home/contract/${row.contract_id}` } as const
      const mail = write(to, {
        subject,
        text,
        note,
        values,
        list: [...factsOf(notice, row, to, values), ...claimLines(settled, language)],
        ...(who === 'landlord' && { link }),
      })
      const say = (word: Key) => translate(depositMailWords, word, language, values)
      const key = `${keyOf(notice, row)}-${who}`
      await queueMessage(
        queue,
        db,
        now,
        {
          mail: {
            ...mail,
            subject: mail.subject.slice(0, 200),
            ...(who === 'tenant' && forTenant(row, values.landlord, notice, settled)),
          },
          sms: sms ? { phone, text: `${say(sms)} ${say('smsEnd')}` } : null,
        },
        { mail: key, sms: `${key}-sms` },
      )
    }
  }
}
