import { errorWords } from '../src/base/kit/words-errors'
import { validationWords } from '../src/base/kit/words-validation'
import { olderPathWords } from '../src/year/tax-form/words'
import { accounts } from '../sandbox/older-altinn/accounts'
import { choose, en, enter, expect, fieldOf, inLanguage, makeLandlord, test, year, type Landlord } from './journey'
import { startProduct, type Product } from './product'

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

test(
  'the older tax path: houses, login in steps, a wrong code begins anew, the form lies in the return; on a phone, nothing is kept',
  { tag: '@proof' },
  async ({ page }) => {
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
      await landlord.expense({ houseId, sum: 500, date: `${year - 1}-05-02` })
      await landlord.expense({ sum: 2000, date: `${year - 1}-06-15` })
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
      await choose(page, { language: 'en' })
      await enter(page, product, landlord, '/altinn')
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
      await pin.fill('1234')
      await button('showForms').click()
      await expect(pin).toHaveAccessibleDescription(new RegExp(en(validationWords, 'taxCode')))
      await pin.fill('00000')
      await button('showForms').click()
      await expect(page.getByRole('alert')).toContainText(en(errorWords, 'taxLoginRefused'))
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(ssn).toHaveValue(person.pid)
      await button('next').click()
      await method()
      await pin.fill(await code())
      await button('showForms').click()
      await expect(page.getByRole('radio', { name: `RF-1030 Skattemelding ${year - 1}` })).toBeChecked()
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
      await expect(button('next', inLanguage('nb'))).toBeVisible()
    } finally {
      await product.stop()
    }
  },
)
