import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { CodeSentAnswer, FormSentAnswer, SavedLogin, SendTaxFormBody, TaxForm, TaxFormBody } from './model'

const provider = ['providerError', 'providerUnavailable', 'providerTimeout'] as const

/** If the older interface is switched off, all calls answer 404. */
export const taxFormCalls = {
  login: endpoint('POST altinn', {
    access: 'owner',
    outside: true,
    summary:
      'The older interface of the tax authority: request a code (`login`), or list the tax returns with it (`getForms`). 404 if it is switched off',
    body: TaxFormBody,
    answer: z.union([CodeSentAnswer, z.array(TaxForm)]),
    limits: ['password'],
    refuses: [
      'notFound',
      'subscriptionRequired',
      'taxLoginRefused',
      'noDeclarationFound',
      'unknownTaxError',
      ...provider,
    ],
  }),
  send: endpoint('POST altinn/send-form', {
    access: 'owner',
    outside: true,
    summary: 'Put the form of a house (RF-1189) into a tax return, by the older interface. 404 if it is switched off',
    body: SendTaxFormBody,
    answer: FormSentAnswer,
    limits: ['taxReturn'],
    refuses: ['subscriptionRequired', 'taxLoginRefused', 'formValidationFailed', 'errorSending', ...provider],
  }),
  saved: endpoint('GET altinn/saved-login', {
    access: 'owner',
    summary: 'The remembered user name and method of the older interface. 404 if it is switched off',
    answer: SavedLogin,
    refuses: ['notFound'],
  }),
}
