import { adminWords } from '../src/base/admin/words'
import { listWords } from '../src/base/ui/words/words-list'
import { addDays } from '../src/base/kit/day'
import { expect, today } from './journey'
import { alterAnswer, pageTitled, type Screen, type ScreenWalk } from './screen'

const long = 'Menneskerettighetsorganisasjonssekretariatsbygningsforvaltning'
const entry = (id: number, more: Readonly<Record<string, unknown>>) => ({
  id,
  success: false,
  type: 'mail',
  userId: 7,
  internalData: JSON.stringify({ job: id, attempt: 3, answer: `550 5.1.1 ${long}` }),
  sendData: JSON.stringify({ to: `k…@${long.toLowerCase()}.example`, subject: `Nytt passord ${long}` }),
  requestError: `EENVELOPE 550: ${long} ${long}`,
  created_at: '2026-01-02T10:00:00.000Z',
  givenUp: true,
  ...more,
})
const entries = [
  entry(3, {}),
  entry(2, { type: 'stripe', givenUp: false, sendData: '{}', internalData: '{"operation":"create checkout","ms":12}' }),
  entry(1, { success: true, givenUp: false, requestError: '', userId: null }),
]
const summary = {
  days: Array.from({ length: 8 }, (_, index) => ({
    day: addDays(today(), index - 7),
    succeeded: index * 1234,
    failed: index * 7,
  })),
  types: ['mail', 'stripe'],
  succeeded: 1,
  failed: 2,
  givenUp: 1,
}

const open = async ({ page, product, translate }: ScreenWalk) => {
  await alterAnswer(page, 'profile', (answer) => ({ ...answer, role: 'admin' }))
  await page.route('**/api/logger/get-errors?**', (route) => route.fulfill({ json: entries }))
  await page.route('**/api/logger/summary', (route) => route.fulfill({ json: summary }))
  await page.route('**/api/logger/3', (route) => route.fulfill({ json: entries[0] }))
  await page.goto(`${product.url}/error-list`)
  await expect(page.getByRole('link', { name: /create checkout/ }).filter({ visible: true })).toBeVisible()
  await page.getByText(translate(listWords, 'asTable')).click()
}
const title = pageTitled((translate) => translate(adminWords, 'title'))

/** The administrator's page, with entries that no test waits for. */
export const adminScreens: readonly Screen[] = [
  { name: 'the sending log', title, open },
  {
    name: 'what was given up',
    title,
    open: async (walk) => {
      await open(walk)
      await walk.page
        .getByRole('link', { name: /Nytt passord/ })
        .filter({ visible: true })
        .first()
        .click()
      await expect(
        walk.page.getByRole('dialog').getByRole('button', { name: walk.translate(adminWords, 'queueAgain') }),
      ).toBeVisible()
    },
  },
]
