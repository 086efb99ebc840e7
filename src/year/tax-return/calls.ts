import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { TaxYear } from '../tax/model'
import { ReturnForm, ReturnView } from './model'
import { ReturnSentAnswer, Submission, YearState } from './model-submission'

/** The refusals of the authority, of Altinn, and of the login that both require. */
const returnRefuses = [
  'subscriptionRequired',
  'externalLoginRequired',
  'externalLoginTooOld',
  'otherPerson',
  'submissionUnanswered',
  'entryAmbiguous',
  'businessReturn',
  'nothingToEnter',
  'unreadable',
  'errorSending',
  'unknownTaxError',
  'providerError',
  'providerUnavailable',
  'providerTimeout',
] as const

export const returnCalls = {
  view: endpoint('POST altinn/getSkatteetatenView', {
    access: 'owner',
    outside: true,
    summary:
      'Preview the tax return of a year with the rent of these houses. The tax authority checks it and shows it for a day. Nothing is handed in',
    body: ReturnForm,
    answer: ReturnView,
    limits: ['taxReturn'],
    refuses: returnRefuses,
  }),
  send: endpoint('POST altinn/send-new-form', {
    access: 'owner',
    outside: true,
    summary:
      'Hand in the tax return of a year with the rent of these houses. The same figures are handed in twice only with `again`, the whole tax return only after a preview of the same figures. `uses_confirmed` asks about houses whose use the authority’s draft contradicts. `message` is the state of the submission',
    body: ReturnForm,
    answer: ReturnSentAnswer,
    limits: ['taxReturn'],
    refuses: [...returnRefuses, 'previewFirst', 'homeUseDiffers'],
  }),
  submissions: endpoint('GET altinn/submissions', {
    access: 'owner',
    summary: 'The submissions of a year with their receipts, the newest first, and what has changed in the books since',
    query: z.strictObject({ year: TaxYear }),
    answer: z.array(Submission),
    leavesOut: true,
    refuses: ['unreadable'],
  }),
  years: endpoint('GET altinn/years', {
    access: 'owner',
    summary: 'The state of each income year that has a submission or something in the books, the newest year first',
    answer: z.array(YearState),
  }),
}
