import { subscriptionWords } from '../src/landlord/subscription/words'
import { expect, type Translate } from './journey'
import { alterAnswer, pageTitled, type Screen } from './screen'
import { planLimitWords } from '../src/landlord/plan/words'

/** A subscription that is paid by the year. */
const subscribed = { status: 'active', endDate: 1_800_000_000, interval: 'year', cancelAtPeriodEnd: false }

interface PlanChange {
  readonly profile: Readonly<Record<string, unknown>>
  readonly info?: Readonly<Record<string, unknown>>
  /** The result of a payment. */
  readonly paid?: 'success' | 'fail'
}

/** The page in one state of the plan. It also shows the prices. */
const plan = (name: string, change: PlanChange, seen: (translate: Translate) => string): Screen => ({
  name,
  title: pageTitled((translate) => translate(subscriptionWords, 'title')),
  open: async (walk) => {
    await alterAnswer(walk.page, 'profile', (answer) => ({ ...answer, ...change.profile }))
    await alterAnswer(walk.page, 'subscription/info', (answer) => ({ ...answer, ...change.info }))
    const query = change.paid === undefined ? '' : `?subscribed=${change.paid}`
    await walk.page.goto(`${walk.product.url}/profile/subscription${query}`)
    await expect(walk.page.getByText(seen(walk.translate))).toBeVisible()
    if (change.profile['subscriptionActive'] !== true)
      await expect(walk.page.getByText(walk.translate(subscriptionWords, 'whereToPay'))).toBeVisible()
  },
})

/** The subscription's page in each of its states. */
export const planScreens: readonly Screen[] = [
  plan('the plan before the first document', { profile: { firstBilagDate: null } }, (translate) =>
    translate(planLimitWords, 'trialNotBegun', { days: 30 }),
  ),
  plan(
    'the plan while the trial runs',
    {
      profile: {
        firstBilagDate: '2026-01-02',
        trial: { day: 28, state: 'warning' },
        free: { used: 15, warnAt: 15, cap: 21 },
      },
    },
    (translate) => translate(planLimitWords, 'trialOpen_other', { count: 2, days: 30, last: '31.01.2026' }),
  ),
  plan(
    'the plan when trial and subscription are over',
    {
      profile: {
        firstBilagDate: '2026-01-02',
        trial: { day: 30, state: 'blocked' },
        free: { used: 32, warnAt: 15, cap: 21 },
        subscriptionEndsOn: '2027-01-15',
      },
      info: { ...subscribed, status: 'canceled' },
    },
    (translate) => translate(subscriptionWords, 'ended', { date: '15.01.2027' }),
  ),
  plan('a payment that was not made', { profile: {}, paid: 'fail' }, (translate) =>
    translate(subscriptionWords, 'failText'),
  ),
  plan(
    'the plan of a subscriber whose payment failed',
    { profile: { subscriptionActive: true }, info: { ...subscribed, status: 'past_due' } },
    (translate) => translate(subscriptionWords, 'dueText'),
  ),
  plan(
    'the plan of a subscriber who ends it',
    { profile: { subscriptionActive: true }, info: { ...subscribed, cancelAtPeriodEnd: true } },
    (translate) => translate(subscriptionWords, 'endsText'),
  ),
]
