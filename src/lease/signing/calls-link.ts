import { endpoint } from '../../base/kit/endpoint'
import { LinkForm, LinkParams, LinkQuery, SigningPage, SigningStanding, SigningUrl } from './model'

export const signingLinkCalls = {
  redirect: endpoint('POST contract/redirectLink/{slug}', {
    access: 'public',
    outside: true,
    summary: 'Where the holder of a link signs; the landlord only when all tenants have signed',
    params: LinkParams,
    body: LinkForm,
    answer: SigningUrl,
    limits: ['link'],
    refuses: ['providerError', 'providerUnavailable', 'providerTimeout'],
  }),
  page: endpoint('GET contract/redirectLink/{slug}', {
    access: 'public',
    summary: 'What the holder of a link is asked to sign; opening it changes nothing',
    params: LinkParams,
    query: LinkQuery,
    answer: SigningPage,
    limits: ['link'],
    refuses: ['unreadable'],
  }),
  standing: endpoint('GET contract/redirectLink/{slug}/standing', {
    access: 'public',
    summary:
      'How it stands with a link that was used or can’t be any more: gone on with, signed by all, taken back, ended',
    params: LinkParams,
    query: LinkQuery,
    answer: SigningStanding,
    limits: ['link'],
    refuses: ['unreadable'],
  }),
}
