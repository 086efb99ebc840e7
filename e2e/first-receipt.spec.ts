import { readFile } from 'node:fs/promises'
import { fileWords } from '../src/base/file/words'
import { formatKr, ore } from '../src/base/kit/money'
import { uiWords } from '../src/base/ui/words/words'
import { expenseWords } from '../src/books/expense/words'
import { accountWords } from '../src/landlord/account/words'
import { houseWords } from '../src/landlord/house/words'
import { registrationWords } from '../src/landlord/registration/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { fillExpense, openNewExpense, receipt, rowOf, saveButton, totalOf, uploaded } from './expense-form'
import { pdf } from './files'
import { expect, fieldOf, freshEmail, house, inLanguage, languages, password, profile, test, year } from './journey'
import { startProduct } from './product'

const kr = (amount: number) => formatKr(ore(amount))

for (const language of languages) {
  test(`a landlord registers, records a receipt and sees what the year looks like, and a hard stop loses nothing (${language})`, async ({
    page,
    quiet,
  }) => {
    test.setTimeout(180_000)
    const translate = inLanguage(language)
    const own = await startProduct()
    try {
      // The root leads a stranger to the login, which is in English until somebody chooses.
      await page.goto(own.url)
      await expect(page).toHaveURL(`${own.url}/login`)
      if (language === 'nb') await page.getByRole('button', { name: 'NO', exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByText(translate(accountWords, 'about'))).toBeVisible()
      await expect(page.getByRole('link', { name: translate(accountWords, 'writeLease') })).toHaveAttribute(
        'href',
        '/free-contract',
      )
      await page.getByRole('link', { name: translate(accountWords, 'keepBooks') }).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${translate(registrationWords, 'stepGeneral')} (1/3)`,
      )
      await fieldOf(page, translate(accountWords, 'email')).fill(freshEmail())
      await fieldOf(page, translate(accountWords, 'password')).fill(password)
      await fieldOf(page, translate(accountWords, 'repeatPassword')).fill(password)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: translate(registrationWords, 'next') }).click()

      await expect(page).toHaveURL(/step=profile/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${translate(registrationWords, 'stepProfile')} (2/3)`,
      )
      for (const key of ['firstName', 'lastName', 'phone', 'city', 'address', 'postcode', 'ssn'] as const) {
        await fieldOf(page, translate(accountWords, key)).fill(profile[key])
      }
      await expect(fieldOf(page, translate(accountWords, 'phone_code'))).toHaveValue('+47')
      await expect(fieldOf(page, translate(accountWords, 'country'))).toHaveValue('NO')
      await page.getByRole('button', { name: translate(registrationWords, 'next') }).click()

      await expect(page).toHaveURL(/step=finish/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${translate(registrationWords, 'stepFinish')} (3/3)`,
      )
      for (const key of ['name', 'address', 'postcode', 'city'] as const)
        await fieldOf(page, translate(houseWords, key)).fill(house[key])
      await page.getByRole('button', { name: translate(registrationWords, 'finish') }).click()

      await expect(page).toHaveURL(/\/home\/dashboard/)
      await expect(page.getByText(translate(dashboardWords, 'emptyTitle'))).toBeVisible()

      const first = pdf('boiler.pdf', 'Boiler')
      const dialog = await openNewExpense(page, translate)
      await fillExpense(dialog, translate, { ...receipt, sum: '1 234,55', share: 67, files: [first] })
      await expect(dialog.getByText(translate(expenseWords, 'deducts', { amount: kr(82_715) }))).toBeVisible()
      await uploaded(dialog, translate, ['boiler.pdf'])
      await saveButton(dialog, translate).click()
      await expect(dialog).toBeHidden()

      const row = rowOf(page, receipt.description!)
      await expect(row).toContainText(kr(123_455))
      await expect(row).toContainText(`01.02.${year}`)
      // 67 % of 1 234,55 is 827,1485: half up to the øre.
      await expect(totalOf(page, translate, 'costs')).toContainText(kr(82_715))
      await expect(totalOf(page, translate, 'income')).toContainText(kr(0))
      await expect(totalOf(page, translate, 'taxFree')).toContainText(kr(0))
      await expect(totalOf(page, translate, 'tax')).toContainText(kr(0))
      await expect(totalOf(page, translate, 'tax')).toContainText(
        translate(dashboardWords, 'deficitNote', { amount: kr(82_715) }),
      )

      // The second one: the process dies right behind the acknowledged save.
      quiet.allow(/Failed to load resource|ERR_/)
      const second = pdf('painter.pdf', 'Painter')
      await openNewExpense(page, translate)
      await fillExpense(dialog, translate, {
        description: 'Painter',
        sum: '10 000,10',
        date: `31.12.${year}`,
        costType: 'other_costs',
        supplier: 'none',
        files: [second],
      })
      await uploaded(dialog, translate, ['painter.pdf'])
      const [saved] = await Promise.all([
        page.waitForResponse(
          (answer) => answer.request().method() === 'POST' && answer.url() === `${own.url}/api/bilag`,
        ),
        saveButton(dialog, translate).click(),
      ])
      await own.kill()
      expect(saved.status()).toBe(201)
      await own.start()

      await page.goto(`${own.url}/home`)
      await expect(rowOf(page, 'Painter')).toContainText(kr(1_000_010))
      await expect(rowOf(page, receipt.description!)).toContainText(kr(123_455))
      // 827,1485 + 10 000,10 = 10 827,2485, rounded once.
      await expect(totalOf(page, translate, 'costs')).toContainText(kr(1_082_725))
      await expect(page.getByText(translate(dashboardWords, 'count_other', { count: 2 }))).toBeVisible()

      for (const [name, file] of [
        ['Painter', second],
        [receipt.description!, first],
      ] as const) {
        await page.getByRole('link', { name }).click()
        const shown = page.getByRole('dialog', { name })
        await shown.getByRole('button', { name: file.name }).click()
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: translate(fileWords, 'download') }).click(),
        ])
        expect(download.suggestedFilename()).toBe(file.name)
        expect(await readFile(await download.path())).toEqual(file.buffer)
        await page.goBack()
        await shown.getByRole('button', { name: translate(uiWords, 'close') }).click()
        await expect(shown).toBeHidden()
      }

      const token = await page.evaluate(
        () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { accessToken: string }).accessToken,
      )
      const read = async (path: string) =>
        await fetch(own.url + path, { headers: { authorization: `Bearer ${token}` } })
      const all = (await (await read('/api/bilag/all-types')).json()) as {
        bilags: { description: string; sum: number; documents: string[] }[]
      }
      expect(all.bilags.map(({ description, sum }) => [description, sum])).toEqual(
        expect.arrayContaining([
          ['Painter', 10_000.1],
          [receipt.description, 1234.55],
        ]),
      )
      for (const { description, documents } of all.bilags) {
        const bytes = Buffer.from(await (await read(documents[0]!)).arrayBuffer())
        expect(bytes).toEqual(description === 'Painter' ? second.buffer : first.buffer)
      }
    } finally {
      await own.stop()
    }
  })
}
