import { endpoint } from '../../base/kit/endpoint'
import { LinkForm, LinkParams, LinkQuery, SigningPage, SigningLinkState, SigningUrl } from './model'

export const signingLinkCalls = {
  redirect: endpoint('POST contract/redirectLink/{slug}', {
    access: 'public',
    outside: true,
    summary: 'The page on which the holder of a link signs. The landlord signs after all tenants',
    params: LinkParams,
    body: LinkForm,
    answer: SigningUrl,
    limits: ['link'],
    refuses: ['providerError', 'providerUnavailable', 'providerTimeout'],
  }),
  page: endpoint('GET contract/redirectLink/{slug}', {
    access: 'public',
    summary: 'What the holder of a link is asked to sign. Reading it changes nothing',
    params: LinkParams,
    query: LinkQuery,
    answer: SigningPage,
    limits: ['link'],
    refuses: ['unreadable'],
  }),
  standing: endpoint('GET contract/redirectLink/{slug}/standing', {
    access: 'public',
    summary: 'The state of a link that was used or can no longer be used: under way, signed by all, withdrawn, ended',
    params: LinkParams,
    query: LinkQuery,
    answer: SigningLinkState,
    limits: ['link'],
    refuses: ['unreadable'],
  }),
}
