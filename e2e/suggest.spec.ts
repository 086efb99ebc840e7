import { demoExpenses } from '../src/app/demo/expenses'
import { receiptOf } from '../src/app/demo/fill-expenses'
import { demoSuppliers } from '../src/app/demo/suppliers'
import { formatDay } from '../src/base/kit/day'
import { formatOre } from '../src/base/kit/money'
import { fileFieldWords } from '../src/base/ui/words/words-files'
import { expenseWords } from '../src/books/expense/words'
import { suggestWords } from '../src/books/expense/words-suggest'
import { accessible } from './axe'
import { costType, fileInput, openNewExpense, saveButton, shareSlider, uploaded } from './expense-form'
import { pdf, picture, type Upload } from './files'
import { choose, en, enter, expect, fieldOf, inLanguage, languages, makeLandlord, test, today, unfold } from './journey'

const [bill, otherBill] = demoExpenses(today()).filter(({ paper, date }) => paper === 'invoice' && date < today())
const supplier = demoSuppliers[bill!.from]
async function paper(expense = bill!): Promise<Upload> {
  const { name, bytes } = (await receiptOf(expense))!
  return { name, mimeType: 'application/pdf', buffer: bytes }
}
const figure = (text: string) => text.replaceAll('\u00a0', ' ')

for (const language of languages) {
  const translate = inLanguage(language)
  test(
    `a PDF fills amount, date and supplier as marked suggestions, and nothing of it leaves the machine (${language})`,
    { tag: '@proof' },
    async ({ page, product }) => {
      const landlord = await makeLandlord(product)
      await choose(page, { language })
      await enter(page, product, landlord)
      const dialog = await openNewExpense(page, translate)
      const asked: string[] = []
      page.on('request', (request) =>
        asked.push(
          `${request.method()} ${new URL(request.url()).origin === product.url ? new URL(request.url()).pathname : request.url()}`,
        ),
      )
      const file = await paper()
      // The focus stays at another field when the file has been read, also at a slider.
      const slider = shareSlider(dialog, translate)
      await unfold(dialog)
      await slider.focus()
      await fileInput(dialog, translate).setInputFiles([file])
      await uploaded(dialog, translate, [file.name])
      const sum = fieldOf(dialog, translate(expenseWords, 'sum'))
      const date = fieldOf(dialog, translate(expenseWords, 'date'))
      await expect(sum).toHaveValue(new RegExp(figure(formatOre(bill!.sum, 'needed')).replace(/ /g, '\\s')))
      await expect(date).toHaveValue(formatDay(bill!.date))
      await expect(slider).toBeFocused()
      await expect(fieldOf(dialog, translate(expenseWords, 'supplierId'))).toHaveValue(supplier.name)
      await expect(fieldOf(dialog, translate(expenseWords, 'postcode'))).toHaveValue(supplier.postcode)
      await expect(dialog.getByText(translate(suggestWords, 'mark'))).toHaveCount(3)
      await expect(sum).toHaveAccessibleDescription(new RegExp(translate(suggestWords, 'mark')))
      await accessible(page)
      expect(
        asked.filter(
          (one) => !/^GET \/assets\/|^GET \/parts\.json$|^POST \/api\/document$|^GET \/api\/|^GET blob:/.test(one),
        ),
      ).toEqual([])

      // Clearing empties the field and moves the focus to it. The mark disappears when the landlord changes the value.
      await dialog.getByRole('button', { name: translate(suggestWords, 'clear_sum') }).click()
      await expect(sum).toHaveValue('')
      await expect(sum).toBeFocused()
      await date.fill('02.01.2026')
      await expect(dialog.getByText(translate(suggestWords, 'mark'))).toHaveCount(1)
      await sum.fill('77')
      await fieldOf(dialog, translate(expenseWords, 'description')).fill('Fees')
      await costType(dialog, translate, 'municipal_taxes').check()
      await saveButton(dialog, translate).click()
      await expect(dialog).toBeHidden()
      const { bilags } = await landlord.api<{ bilags: { sum: number; date: string; name: string }[] }>(
        'GET',
        'bilag/all-types?date_from=2020-01-01',
      )
      expect(bilags.map(({ sum: kroner, date: on, name }) => [kroner, on, name])).toEqual([
        [77, '2026-01-02', supplier.name],
      ])
    },
  )
}

test(
  'what the landlord has typed is never overwritten, and an own supplier is found',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    const { name, address, postcode, city } = supplier
    await landlord.api('POST', 'supplier', { name, address, postcode, city })
    await enter(page, product, landlord)
    const dialog = await openNewExpense(page, en)
    await fieldOf(dialog, en(expenseWords, 'sum')).fill('5')
    await fieldOf(dialog, en(expenseWords, 'date')).fill('1.1.')
    await fieldOf(dialog, en(expenseWords, 'description')).focus()
    const file = await paper()
    await fileInput(dialog, en).setInputFiles([file])
    await uploaded(dialog, en, [file.name])
    await expect(dialog.getByText(en(suggestWords, 'mark'))).toHaveCount(1)
    await expect(fieldOf(dialog, en(expenseWords, 'supplierId'))).toHaveValue(supplier.name)
    await expect(fieldOf(dialog, en(expenseWords, 'sum'))).toHaveValue('5')
    await expect(fieldOf(dialog, en(expenseWords, 'date'))).toHaveValue('1.1.')
  },
)

test(
  'suggestions go with the file that made them; a second file fills only what is empty',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord)
    const dialog = await openNewExpense(page, en)
    const [file, second] = [await paper(), await paper(otherBill)]
    await fileInput(dialog, en).setInputFiles([file])
    const sum = fieldOf(dialog, en(expenseWords, 'sum'))
    await expect(sum).not.toHaveValue('')
    const first = await sum.inputValue()
    await fileInput(dialog, en).setInputFiles([second])
    await uploaded(dialog, en, [file.name, second.name])
    await page.waitForTimeout(1500)
    await expect(sum).toHaveValue(first)
    await dialog.getByRole('button', { name: en(fileFieldWords, 'filesRemove', { name: file.name }) }).click()
    // The other one shows its own values, even if it has been read only now.
    const others = figure(formatOre(otherBill!.sum, 'needed')).replace(/ /g, '\\s')
    await expect(sum).toHaveValue(new RegExp(`^(${others})?$`))
    expect(await sum.inputValue()).not.toBe(first)
  },
)

test(
  'a picture that is no receipt is kept, and so is a PDF without text: the form says so',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord)
    const dialog = await openNewExpense(page, en)
    await fileInput(dialog, en).setInputFiles([await picture('receipt.jpg')])
    await expect(dialog.getByText(en(suggestWords, 'photo'))).toBeVisible({ timeout: 60_000 })
    await fileInput(dialog, en).setInputFiles([pdf('scan.pdf', '')])
    await expect(dialog.getByText(en(suggestWords, 'scan'))).toBeVisible()
    await expect(fieldOf(dialog, en(expenseWords, 'sum'))).toHaveValue('')
    await accessible(page)
  },
)
