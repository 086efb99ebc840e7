import { formatAccountNumber } from '../../base/kit/account-number-format'
import type { Db } from '../../base/db/pool'
import { formatDay, type Day, type Instant } from '../../base/kit/day'
import { formatKr, ore, type Ore } from '../../base/kit/money'
import { translate, type Language } from '../../base/kit/words'
import { letterIn, type Recipient } from '../../base/outbox/letter'
import { queueMessage, type MessageQueue } from '../../base/outbox/message'
import type { News } from './rules-reading'
import type { DepositWith } from './service-select'
import { depositMailWords } from './words-mail'

/** What somebody is told of beside what a reading brings: what the bank declined, a payment that is late. */
export type Notice = News | 'declined' | 'late'

/** What a message says, beside what is stored. */
export interface NoticeRow extends DepositWith {
  /** The account's number as the bank gives it. */
  readonly number: string
  readonly due: Day
}

/** Queues what tenant and landlord are told, in the caller's transaction; the same news once. */
export type Notify = (db: Db, now: Instant, row: NoticeRow, notice: Notice) => Promise<void>

type Key = keyof (typeof depositMailWords)['texts']
interface Message {
  readonly subject: Key
  readonly text: Key
  readonly note: Key
  /** Left out: by mail only. */
  readonly sms?: Key
}

const messages: Readonly<Record<Notice, { readonly tenant?: Message; readonly landlord?: Message }>> = {
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

/** Who a release goes to decides what is said of it; of one that somebody else decided nobody here knows. */
const releasedText = {
  TENANT: { tenant: 'tenantReleasedText', landlord: 'landlordReleasedText' },
  SPLIT: { tenant: 'tenantSharedText', landlord: 'landlordSharedText' },
  DISPUTE: { tenant: 'tenantDecidedText', landlord: 'landlordDecidedText' },
} as const

/** What makes a message another one: the amounts that it names. */
const keyOf = (notice: Notice, { id, funds, tenant_sum, landlord_sum, attempt }: NoticeRow): string => {
  const about = { part: `-${funds}`, split: `-${tenant_sum}-${landlord_sum}`, declined: `-${attempt}` }
  return `deposit-${id}-${notice}${notice in about ? about[notice as keyof typeof about] : ''}`
}

export interface NotifyDeps extends MessageQueue {
  readonly publicUrl: string
}

const write = letterIn(depositMailWords)

/** What tenant and landlord are told of a deposit account, by mail and by text message. */
export function depositMessages({ publicUrl, ...queue }: NotifyDeps): Notify {
  const valuesOf = (row: NoticeRow) => {
    const sum = row.agreed_sum ?? ore(0)
    const kr = (amount: Ore | null) => formatKr(amount ?? ore(0), 'needed')
    return {
      address: row.house_address,
      tenant: `${row.payer_first_name} ${row.payer_last_name}`,
      landlord: `${row.firstName} ${row.lastName}`.trim(),
      sum: kr(sum),
      funds: kr(row.funds),
      rest: kr(ore(Math.max(0, sum - row.funds))),
      number: formatAccountNumber(row.number),
      due: formatDay(row.due),
      toTenant: kr(row.tenant_sum),
      toLandlord: kr(row.landlord_sum),
    }
  }

  return async (db, now, row, notice) => {
    const values = valuesOf(row)
    const people: readonly (readonly ['tenant' | 'landlord', Recipient, phone: string])[] = [
      [
        'tenant',
        {
          id: row.account_id,
          email: row.payer_email,
          firstName: row.payer_first_name,
          language: (row.signed_in ?? 'nb') satisfies Language,
        },
        `${row.payer_phone_code}${row.payer_phone}`,
      ],
      [
        'landlord',
        { id: row.account_id, email: row.email, firstName: row.firstName, language: row.language },
        `${row.phone_code}${row.phone}`,
      ],
    ]
    for (const [who, to, phone] of people) {
      const message = messages[notice][who]
      if (!message) continue
      const key = `${keyOf(notice, row)}-${who}`
      const { subject, note, sms } = message
      const text = notice === 'released' ? releasedText[row.released_category ?? 'DISPUTE'][who] : message.text
      const link = { button: 'toContract', url: `${publicUrl}/home/contract/${row.contract_id}` } as const
      await queueMessage(
        queue,
        db,
        now,
        {
          mail: write(to, { subject, text, note, values, ...(who === 'landlord' && { link }) }),
          sms: sms ? { phone, text: translate(depositMailWords, sms, to.language, values) } : null,
        },
        { mail: key, sms: `${key}-sms` },
      )
    }
  }
}
