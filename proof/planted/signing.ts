import { one, type Planted } from './edit'

/** Defects that repeat a provider's request, send it after it was withdrawn, or report it wrongly. */
export const signingDefects: readonly Planted[] = [
  one(
    'an order whose answer was lost is made again',
    ['signing', 'by deposit'],
    'lease/signing orderService',
    'options.isFirst ? null : await orders.find(signing.external_id, signing.created_at)',
    'null',
  ),
  one(
    'a paper is sent anew after it was taken back',
    ['src/lease/signing/service-anew', 'is taken back for good'],
    'lease/signing landlordTable',
    "renewing: 'does', withdrawing: 'goesOn'",
    "renewing: 'goesOn', withdrawing: 'goesOn'",
  ),
  one(
    'whatever has ended is sent anew',
    ['src/lease/signing/service-anew', 'that was to renew'],
    'lease/signing orderReadings',
    "state === 'withdrawn' && signing.renews && !contract.isFinished",
    "state === 'withdrawn' && !contract.isFinished",
  ),
  {
    name: 'a press of “send anew” is lost with its process',
    check: ['src/lease/signing/service-killed', 'send anew'],
    edits: [
      {
        in: 'lease/signing endOrder',
        replace: 'await queueGoingOn(held, ending, { key: held.now, after: attemptMs })',
        with: 'void attemptMs',
      },
      {
        in: 'lease/signing lookAgain',
        replace: 'await queueGoingOn({ db, now }, row, { key: `look-${now.slice(0, 15)}`, after: 0 })',
        with: 'void queueGoingOn',
      },
    ],
  },
  one(
    'a request that was lost with its process is done once more',
    ['src/lease/signing/service-killed', 'a minute after'],
    'base/call intentOf',
    'storedAt: intended_at',
    'storedAt: null',
  ),
  one(
    'a press that finds its paper being sent is forgotten with its process',
    ['src/lease/signing/service-killed', 'found its paper being sent'],
    'lease/signing sendingSteps',
    'await ctx.intent?.store(ctx.db, ctx.now)',
    'void 0',
  ),
  one(
    'who signs while it is being taken back is thanked',
    ['src/lease/signing/service-standing', 'is being taken back'],
    'lease/signing linkStanding',
    "renews ? 'renewing' : 'withdrawing'",
    "renews ? 'renewing' : 'open'",
  ),
  one(
    'a paper is sent anew without end',
    ['src/lease/signing/service-anew', 'five times in 24 hours'],
    'lease/signing mostAnew',
    '5',
    '500',
  ),
  one(
    'a call whose intent is stored is answered as a failure',
    ['src/lease/signing/service-faults'],
    'lease/signing unlessProviders',
    '!(error instanceof ProviderFailure)',
    'error instanceof Error',
  ),
  one(
    'the link of a co-tenant opens the page of the first tenant',
    ['src/lease/signing/service-link', 'has a code of its own'],
    'lease/signing findAnyLink',
    'role === signer && place === 0 : link_hash === hash',
    'role === signer && place === 0 : role === signer',
  ),
  one(
    'whoever signs is sent to any address',
    ['src/lease/signing/service-link', 'is opened for nobody'],
    'lease/signing linkService',
    "pageOf(url, pages, 'where to sign')",
    'url',
  ),
  one(
    'the answer of a tenant reaches nobody',
    ['src/lease/signing/service-messages', 'names the landlord'],
    'lease/signing tenantMessage',
    ', replyTo: landlord.email',
    '',
  ),
  one(
    'a name is an address of the web in a text message',
    ['src/lease/signing/service-messages', 'holds nothing that a landlord wrote'],
    'lease/party landlordContact',
    'messageValue(fullName(landlord), 80)',
    'fullName(landlord)',
  ),
  one(
    'a co-tenant who can’t be read falls out of a paper',
    ['src/lease/signing/service-parties', 'no paper of it is drawn'],
    'lease/party tenantsOf',
    "if (co_tenants === null) return { unreadable: ['co_tenants'] }",
    'if (co_tenants === null) return [firstTenant(contract)]',
  ),
]
