import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { PaperLink } from '../document/model'
import {
  Letter,
  LetterForm,
  LetterAvailability,
  LetterPreviewForm,
  ProtestForm,
  ReceivedForm,
  SignLetterForm,
} from './model'

const params = z.strictObject({ id: IdText })
const oneLetter = z.strictObject({ id: IdText, letterId: IdText })

export const letterCalls = {
  list: endpoint('GET contract/{id}/letters', {
    access: 'owner',
    summary: 'The letters to the tenants of a contract, the newest first',
    params,
    answer: z.array(Letter),
    leavesOut: true,
  }),
  offers: endpoint('GET contract/{id}/letter-kinds', {
    access: 'owner',
    summary: 'Each kind of letter, with the days on which the law allows it for this contract',
    params,
    answer: z.array(LetterAvailability),
    refuses: ['unreadable'],
  }),
  preview: endpoint('POST contract/{id}/letters/preview', {
    access: 'owner',
    summary: 'A link to a letter as it would be sent. It works with the session, or for five minutes without one',
    params,
    body: LetterPreviewForm,
    answer: PaperLink,
    refuses: ['contractNotSigned', 'unreadable', 'tooManyRequests'],
  }),
  send: endpoint('POST contract/{id}/letters', {
    access: 'owner',
    summary: 'Make a letter, keep its bytes, and send it to every tenant by e-mail unless the landlord prints it',
    params,
    body: LetterForm,
    answer: Letter,
    status: 201,
    refuses: ['contractNotSigned', 'unreadable', 'tooManyRequests'],
  }),
  receive: endpoint('PUT contract/{id}/letters/{letterId}', {
    access: 'owner',
    summary: 'Say on which day a letter was handed over or received',
    params: oneLetter,
    body: ReceivedForm,
    answer: Letter,
    refuses: ['noticeTakenBack'],
  }),
  protest: endpoint('POST contract/{id}/letters/{letterId}/protest', {
    access: 'owner',
    summary: 'Record that a tenant protests against a notice. A protest that is recorded is replaced only if asked',
    params: oneLetter,
    body: ProtestForm,
    answer: Letter,
    refuses: ['noProtest', 'protestKnown', 'noticeTakenBack'],
  }),
  removeProtest: endpoint('DELETE contract/{id}/letters/{letterId}/protest', {
    access: 'owner',
    summary: 'Remove a protest that was recorded by mistake',
    params: oneLetter,
    answer: Letter,
    refuses: ['noticeTakenBack'],
  }),
  signManual: endpoint('POST contract/{id}/letters/{letterId}/sign-manual', {
    access: 'owner',
    summary: 'Mark an addendum as signed on paper, with the signed paper as files',
    params: oneLetter,
    body: SignLetterForm,
    answer: Letter,
    refuses: ['noSignature', 'beingSigned', 'contractSigned'],
  }),
  signBankid: endpoint('POST contract/{id}/letters/{letterId}/sign-bankid', {
    access: 'owner',
    outside: true,
    summary:
      'Send an addendum for signing with BankID by all tenants and then the landlord. `letterId` in the calls of a signing withdraws it, sends it again, or reminds of it',
    params: oneLetter,
    answer: Letter,
    limits: ['signing'],
    refuses: ['subscriptionRequired', 'noSignature', 'providerError', 'providerUnavailable', 'providerTimeout'],
  }),
  openLetter: endpoint('GET contract/{id}/letters/{letterId}/pdf', {
    access: 'link',
    summary: 'The bytes of a letter as PDF, for its owner or a signed link',
    params: oneLetter,
    query: z.strictObject({
      copy: z
        .enum(['made', 'signed'])
        .default('made')
        .meta({ description: 'signed: the file that all have signed with BankID, if there is one' }),
      until: z.string().max(20).optional(),
      signature: z.string().max(100).optional(),
    }),
    answer: 'stream',
  }),
}
