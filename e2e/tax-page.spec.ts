import { errorWords } from '../src/base/kit/words-errors'
import { validationWords } from '../src/base/kit/words-validation'
import { olderPathWords } from '../src/year/tax-form/words'
import { accounts } from '../sandbox/older-altinn/accounts'
import {
  chooseLanguageAndScheme,
  en,
  openLoggedIn,
  expect,
  fieldOf,
  translateInto,
  makeLandlord,
  test,
  currentYear,
  type Landlord,
  typeInto,
} from './journey'
import { startProduct, type Product } from './product'
import type { Page } from '@playwright/test'
import { taxPageWords } from '../src/app/web/tax/words'
import { taxCheckWords } from '../src/year/tax/words-check'
import { taxScreenWords } from '../src/year/tax/words-screen'
import { taxTableWords } from '../src/year/tax/words-table'
import { alterAnswer } from './screen'
import { sentFiguresOf } from './screens-tax'
import { layoutShift, watchLayoutShift } from './shift'
import { addSubscription } from './signing-form'
import { lastYear, makeTaxYear, taxpayerPid } from './tax-year'

const person = accounts[0]!

async function subscribe(product: Product, landlord: Landlord): Promise<void> {
  const [price] = await landlord.api<{ priceId: string }[]>('GET', 'subscription/prices')
  const { url } = await landlord.api<{ url: string }>('POST', `subscription/subscribe/${price!.priceId}`)
  await fetch(`${product.sandboxUrl}/__sandbox/stripe/checkout/${/cs_\w+/.exec(url)![0]}/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'paid' }),
  })
  await expect
    .poll(async () => (await landlord.api<{ subscriptionActive: boolean }>('GET', 'profile')).subscriptionActive)
    .toBe(true)
}

test('the older tax path: houses, login in steps, a wrong code begins anew, the form lies in the return; on a phone, nothing is kept', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const product = await startProduct({ OLDER_TAX_PATH: 'on' })
  try {
    const landlord = await makeLandlord(product)
    await subscribe(product, landlord)
    const numbers = { municipality_number: '0301', property_number: 228, holding_number: 41 }
    const house = { name: 'Storgata 12', address: 'Storgata 12', postcode: '0155', city: 'Oslo' }
    await landlord.api('PUT', `house/${landlord.houseId}`, { ...house, ...numbers })
    const { id: houseId } = await landlord.api<{ id: number }>('POST', 'house', { ...house, name: 'Hytta' })
    // Houses that have something to enter are ticked.
    await landlord.expense({ houseId, sum: 500, date: `${currentYear - 1}-05-02` })
    await landlord.expense({ sum: 2000, date: `${currentYear - 1}-06-15` })
    const code = async () => {
      const messages = (await (await fetch(`${product.sandboxUrl}/__sandbox/sms`)).json()) as { text: string }[]
      return messages[0]!.text.slice(-5)
    }
    const button = (key: keyof (typeof olderPathWords)['texts'], words = en) =>
      page.getByRole('button', { name: words(olderPathWords, key), exact: true })
    const method = async () => {
      await page.getByRole('radio', { name: en(olderPathWords, 'SMSPin') }).check()
      await button('askCode').click()
      await expect(fieldOf(page, en(olderPathWords, 'userPinCode'))).toBeVisible()
    }

    await page.setViewportSize({ width: 360, height: 800 })
    await chooseLanguageAndScheme(page, { language: 'en' })
    await openLoggedIn(page, product, landlord, '/altinn')
    await button('next').click()
    const ssn = fieldOf(page, en(olderPathWords, 'userSSN'))
    await expect(ssn).toHaveAccessibleDescription(new RegExp(en(validationWords, 'required')))
    await ssn.fill(person.pid)
    await fieldOf(page, en(olderPathWords, 'systemUserName')).fill(person.userName)
    await fieldOf(page, en(olderPathWords, 'systemPassword')).fill(person.password)
    await button('next').click()
    await expect(page.getByRole('heading', { name: en(olderPathWords, 'stepMethod'), level: 3 })).toBeFocused()
    await page.getByRole('checkbox', { name: en(olderPathWords, 'saveData') }).check()
    await method()

    // A code that is too short is refused at the field. A wrong code leads to the login again, and the typed values stay.
    const pin = fieldOf(page, en(olderPathWords, 'userPinCode'))
    await typeInto(pin, '1234')
    await button('showForms').click()
    await expect(pin).toHaveAccessibleDescription(new RegExp(en(validationWords, 'taxCode')))
    await typeInto(pin, '00000')
    await button('showForms').click()
    await expect(page.getByRole('alert')).toContainText(en(errorWords, 'taxLoginRefused'))
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(ssn).toHaveValue(person.pid)
    await button('next').click()
    await method()
    await pin.fill(await code())
    await button('showForms').click()
    await expect(page.getByRole('radio', { name: `RF-1030 Skattemelding ${currentYear - 1}` })).toBeChecked()
    await button('send').click()
    await expect(page.getByRole('alert').first()).toHaveText(en(olderPathWords, 'sent', { house: 'Storgata 12' }))
    // The other house has no numbers. That is shown in red, with a link to them.
    await expect(page.getByRole('link', { name: en(olderPathWords, 'toHouse', { house: 'Hytta' }) })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const received = await (await fetch(`${product.sandboxUrl}/altinn2-desk`)).text()
    expect(received).toContain('SumVedlikehold&gt;2000&lt;')

    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
    )
    for (const secret of [person.pid, person.password, await code()]) expect(stored).not.toContain(secret)
    await page.reload()
    await expect(fieldOf(page, en(olderPathWords, 'systemUserName'))).toHaveValue(person.userName)
    await expect(fieldOf(page, en(olderPathWords, 'systemPassword'))).toHaveValue('')
    await page.evaluate(() => localStorage.setItem('language', 'nb'))
    await page.reload()
    await expect(button('next', translateInto('nb'))).toBeVisible()
  } finally {
    await product.stop()
  }
})

interface Seen {
  /** The bottom of the only filled button, from the top of the window. Null when there is none or there are several. */
  readonly action: number | null
  readonly height: number
  /** The layout shift without an action, by the browser's own figure. */
  readonly shift: number
}

const seen = async (page: Page): Promise<Seen> => ({
  ...(await page.evaluate(() => {
    const filled = [...document.querySelectorAll('main .mantine-Button-root[data-variant=filled]')].filter((button) =>
      button.checkVisibility(),
    )
    return {
      action: filled.length === 1 ? filled[0]!.getBoundingClientRect().bottom : null,
      height: document.documentElement.scrollHeight,
    }
  })),
  shift: await layoutShift(page),
})

/** Two houses with a year of books, and eleven times the same expense without a receipt. */
async function makeBooks(product: Parameters<typeof makeTaxYear>[0]): Promise<Landlord> {
  const landlord = await makeTaxYear(product, { hasReceipts: true })
  await addSubscription(product, landlord)
  for (let month = 1; month <= 11; month += 1)
    await landlord.expense({
      description: 'Bredbånd',
      cost_type: 'other_costs',
      sum: 449,
      date: `${lastYear}-${String(month).padStart(2, '0')}-05`,
    })
  return landlord
}

/** Makes the server answer with an accepted submission of the year. `more` changes its values. */
async function sent(page: Page, landlord: Landlord, more: object): Promise<void> {
  const houses = await sentFiguresOf(landlord, lastYear)
  const submission = {
    id: 1,
    year: lastYear,
    state: 'accepted',
    submission: 'ikkeKomplett',
    houses,
    sent_by: 'Kari Nordmann',
    submitted_at: `${currentYear}-02-01T10:00:00.000Z`,
    answered_at: `${currentYear}-02-01T10:01:00.000Z`,
    reference: '50001234/6d2a4a8e-3d5e-4f43-9b1c-0f6f4a2f8a11',
    label: 'Tilgjengelig',
    description: '',
    error: '',
    differences: [],
    changes: [],
    not_sent: [],
    ...more,
  }
  await page.unroute('**/api/altinn/submissions*')
  await page.route('**/api/altinn/submissions*', (route) => route.fulfill({ json: [submission] }))
}

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test('the tax year has its one next step in sight, in little room, and nothing moves', async ({ page, product }) => {
  const landlord = await makeBooks(product)
  const translate = translateInto('nb')
  const t = (key: keyof typeof taxPageWords.texts) => translate(taxPageWords, key)
  // The login has the time at which the account was created, a moment ago.
  const { created_at: since } = await landlord.api<{ created_at: string }>('GET', 'profile')
  let isLoggedIn = false
  await watchLayoutShift(page)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await alterAnswer(page, 'profile', (is) => ({
    ...is,
    ...(isLoggedIn && {
      difiData: { expire: Math.floor(Date.parse(since) / 1000) + 600, ssn: taxpayerPid, party_name: 'Kari Nordmann' },
      difiSince: since,
    }),
  }))
  await openLoggedIn(page, product, landlord, '/home')
  const rail = page.getByRole('region', { name: t('authority') })
  const filled = rail.locator('.mantine-Button-root[data-variant=filled]')
  const states: {
    readonly name: string
    readonly is: () => Promise<void>
    readonly action: string
    readonly more?: number
  }[] = [
    { name: 'nobody is logged in', action: t('logIn'), is: async () => undefined },
    {
      name: 'logged in',
      action: t('send'),
      is: async () => {
        isLoggedIn = true
      },
    },
    {
      name: 'sent',
      action: t('remains'),
      is: () => sent(page, landlord, {}),
    },
    {
      name: 'changed since',
      action: t('remains'),
      // The changes are shown in full, line by line.
      more: 200,
      is: () => sent(page, landlord, { changes: [{ houseId: landlord.houseId, kind: 'share', sent: 50, now: 100 }] }),
    },
  ]
  for (const { name, is, action, more = 0 } of states) {
    await is()
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      await page.goto(`${product.url}/altinn`)
      await expect(filled).toContainText(action)
      await expect(page.getByRole('link', { name: String(lastYear - 1) })).toContainText(t('noBooks'))
      // Everything is shown. The changes since the submission are last.
      if (action === t('remains')) await expect(page.locator('#tax-receipts')).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const found = await seen(page)
      const what = `${name}, ${size.width} px`
      expect(found.action, what).toBeLessThanOrEqual(size.height)
      expect(found.height, what).toBeLessThanOrEqual((size === desktop ? 1100 : 1900) + more)
      expect(found.shift, what).toBeLessThanOrEqual(0.02)
    }
  }
})

test('once last year is handed in the page opens on the running year, and its tabs lead back', async ({
  page,
  product,
}) => {
  const landlord = await makeBooks(product)
  const heading = page.getByRole('heading', { level: 1 })
  const titleOf = (year: number) => en(taxPageWords, 'title', { year })
  await openLoggedIn(page, product, landlord, '/altinn')
  await expect(heading).toHaveText(titleOf(lastYear))
  await page.route('**/api/altinn/years', (route) => route.fulfill({ json: [{ year: lastYear, state: 'delivered' }] }))
  await page.reload()
  await expect(heading).toHaveText(titleOf(currentYear))
  await page.getByRole('link', { name: String(lastYear) }).click()
  await expect(heading).toHaveText(titleOf(lastYear))
  await expect(page).toHaveURL(new RegExp(`year=${lastYear}`))
})

test('what lacks the same is one line; a phone shows one house at a time; the way back from ID-porten is open', async ({
  page,
  product,
}) => {
  await product.freeElectronicIds()
  const landlord = await makeBooks(product)
  const translate = translateInto('nb')
  const t = (key: keyof typeof taxPageWords.texts) => translate(taxPageWords, key)
  await page.setViewportSize(phone)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, '/altinn')

  const checks = page.getByRole('region', { name: translate(taxCheckWords, 'title') })
  const line = translate(taxCheckWords, 'namedWithoutReceipt', { times: '11 × ', name: 'Bredbånd' })
  const links = checks.getByRole('link', { name: 'Bredbånd' })
  await expect(links).toHaveCount(0)
  await checks.getByText(line).click()
  await expect(links).toHaveCount(11)
  await links.first().click()
  await expect(page.getByRole('dialog', { name: 'Bredbånd' })).toBeVisible()
  await page.goBack()

  // The table shows only the total, then only one house, also after a reload.
  const table = page.getByRole('table', { name: translate(taxScreenWords, 'lines') })
  const heads = table.getByRole('columnheader').filter({ visible: true })
  await expect(heads).toHaveText([translate(taxScreenWords, 'lineKroner'), translate(taxTableWords, 'sum')])
  await page.getByRole('button', { name: 'Markveien', exact: true }).click()
  await expect(heads.last()).toContainText('Markveien')
  await page.reload()
  await expect(heads).toHaveCount(2)
  await expect(heads.last()).toContainText('Markveien')

  // A person who returns from the login sees at once who that is, and what to do next.
  const rail = page.getByRole('region', { name: t('authority') })
  await rail.getByRole('button', { name: t('logIn') }).click()
  await page.getByRole('button', { name: 'Log in as Kari Nordmann' }).click()
  await expect(rail).toBeFocused()
  await expect(rail.getByText('298174 •••••')).toBeInViewport()
  await expect(rail.getByRole('button', { name: t('send') })).toBeInViewport()
  await rail.getByRole('button', { name: t('less') }).click()
  await expect(rail.getByRole('button', { name: t('send') })).toBeHidden()
})
