import { adminWords } from '../src/base/admin/words'
import { listWords } from '../src/base/ui/words/words-list'
import { uiWords } from '../src/base/ui/words/words'
import {
  apiWithToken,
  chooseLanguageAndScheme,
  openLoggedIn,
  expect,
  fieldOf,
  translateInto,
  makeLandlord,
  password,
  test,
} from './journey'
import { pageWords } from './page-words'

test('an administrator finds a mail that was given up, queues it again, and it arrives', async ({ page, product }) => {
  const translate = translateInto('nb')
  const words = (key: keyof typeof adminWords.texts) => translate(adminWords, key)
  const [landlord, operator] = [await makeLandlord(product), await makeLandlord(product)]
  const about = { provider: 'smtp', path: landlord.email, kind: 'status', status: 550, times: 1 }
  await fetch(`${product.sandboxUrl}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...about, body: `<${landlord.email}> has no mailbox here` }),
  })
  await landlord.api('POST', 'auth/reset-password/send-link', { email: landlord.email })

  // Without the role, the page doesn't exist and nothing links to it.
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, operator, '/error-list')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(uiWords, 'notFoundTitle'))
  await product.admin('grant', operator.email)
  const { accessToken } = await apiWithToken(product)<{ accessToken: string }>('POST', 'auth/login', {
    email: operator.email,
    password,
  })
  await openLoggedIn(page, product, { token: accessToken }, '/profile/landlord')
  await page.getByRole('link', { name: translate(pageWords, '/error-list'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('title'))

  const main = page.getByRole('main')
  await fieldOf(main, words('state')).selectOption('givenUp')
  await fieldOf(main, words('type')).selectOption('mail')
  await expect(page).toHaveURL(/type=mail&state=givenUp|state=givenUp&type=mail/)
  const line = main.getByRole('row').filter({ hasText: 'EENVELOPE' })
  await expect(line).toHaveCount(1)
  await expect(line).toContainText(words('givenUp'))
  // Day and time are in one line.
  const when = line.getByText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/)
  expect((await when.boundingBox())!.height).toBeLessThan(30)
  await main.getByText(translate(listWords, 'asTable')).click()
  await expect(main.getByRole('table', { name: words('chart') }).getByRole('row')).toHaveCount(9)

  // The address decides what the page shows, including the opened entry. It doesn't contain the mail's address.
  await line.getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('550')
  await page.reload()
  await expect(dialog).toContainText('550')
  await expect(page.locator('body')).not.toContainText(landlord.email)
  await dialog.getByRole('button', { name: words('queueAgain') }).click()
  await page
    .getByRole('dialog', { name: words('queueAgainTitle') })
    .getByRole('button', { name: words('queueAgain') })
    .click()
  await expect(dialog.getByRole('status')).toHaveText(words('queuedAgain'))
  await expect(dialog.getByRole('button', { name: words('queueAgain') })).toHaveCount(0)
  await product.mailTo(landlord.email, '/reset-password/new-password/')

  await dialog.getByRole('button', { name: translate(uiWords, 'close') }).click()
  await expect(main.getByText(translate(listWords, 'noHitsTitle'))).toBeVisible()
  await main.getByRole('button', { name: translate(listWords, 'clearFilters') }).click()
  await expect(
    main
      .getByRole('row')
      .filter({ hasText: words('succeeded') })
      .first(),
  ).toBeVisible()
  await fieldOf(main, words('account')).fill('abc')
  await expect(fieldOf(main, words('account'))).toHaveAccessibleDescription(words('accountWhole'))
})
