import { endpoint } from '../../base/kit/endpoint'
import { ReturnForm, ReturnView } from './model'

/** What the authority, Altinn and the login with them can come to. */
export const returnRefuses = [
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
      'The tax return of a year with the rent of these houses, checked by the tax authority, and where it shows it for a day; nothing is handed in',
    body: ReturnForm,
    answer: ReturnView,
    limits: ['taxReturn'],
    refuses: returnRefuses,
  }),
}
