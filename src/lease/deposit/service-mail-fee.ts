import { letterIn } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import type { RefundNotice } from './service-refund'
import { feeMailWords } from './words-fee'

const write = letterIn(feeMailWords)

/** Tells the landlord that an opening fee was given back; of a house that is gone without its address. */
export const refundMail = (account: number, { home, ...to }: RefundNotice): Mail =>
  write(
    { id: account, ...to },
    {
      subject: 'refundSubject',
      text: home === '' ? 'refundText' : 'refundTextOf',
      note: 'refundNote',
      values: { home },
    },
  )
