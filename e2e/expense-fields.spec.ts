import { formatKr, ore } from '../src/base/kit/money'
import { uiWords } from '../src/base/ui/words/words'
import { errorWords } from '../src/base/kit/words-errors'
import { expenseWords } from '../src/books/expense/words'
import { workbenchWords } from '../src/books/expense/words-workbench'
import { subscriptionWords } from '../src/landlord/subscription/words'
import { supplierWords } from '../src/books/supplier/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { expenseForm, fillExpense, openNewExpense, receipt, rowOf, saveButton, shareSlider } from './expense-form'
import { en, enter, expect, fieldOf, makeLandlord, test, unfold, year } from './journey'
import { planLimitWords } from '../src/landlord/plan/words'

const kr = (amount: number) => formatKr(ore(amount))

test(
  'a supplier is found by typing and says where it is; a new one is asked where it is and kept; a description remembers who was paid',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await landlord.api('POST', 'supplier', {
      name: 'Feier AS',
      address: 'Pipegata 1',
      city: 'Bergen',
      postcode: '5003',
    })
    await landlord.api('POST', 'supplier', {
      name: 'Gammel AS',
      address: 'Gata 1',
      city: 'Oslo',
      postcode: '0150',
      archived: true,
    })
    await enter(page, product, landlord)
    const dialog = await openNewExpense(page, en)
    const field = (key: 'supplierId' | 'address' | 'postcode' | 'city') => fieldOf(dialog, en(expenseWords, key))
    // There is no supplier until one is chosen. Archived suppliers are not offered.
    await expect(field('supplierId')).toHaveValue(en(expenseWords, 'noSupplier'))
    await field('supplierId').click()
    const offered = dialog.getByRole('listbox', { name: en(expenseWords, 'supplierId') }).getByRole('option')
    await expect(offered).toHaveText([
      en(expenseWords, 'noSupplier'),
      'Feier AS Bergen',
      en(expenseWords, 'newSupplier'),
    ])
    await page.keyboard.type('fei')
    await expect(offered).toHaveText(['Feier AS Bergen', en(workbenchWords, 'newSupplierNamed', { name: 'fei' })])
    // Chosen by arrow and Enter, which doesn't send the form.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field('supplierId')).toHaveValue('Feier AS')
    await expect(field('supplierId')).toHaveAccessibleDescription('Pipegata 1, 5003 Bergen')
    await expect(field('address')).toHaveCount(0)
    await fillExpense(dialog, en, receipt)
    await expect(field('address')).toBeEnabled()
    await saveButton(dialog, en).click()
    await expect(dialog).toBeHidden()

    await openNewExpense(page, en)
    await fieldOf(dialog, en(expenseWords, 'description')).fill('new BOILER')
    await fieldOf(dialog, en(expenseWords, 'sum')).focus()
    await expect(field('supplierId')).toHaveValue('Rørleggeren AS')
    await expect(field('supplierId')).toHaveAccessibleDescription(en(expenseWords, 'rememberedSupplier'))
    await page.goto(`${product.url}/home/suppliers`)
    page.on('dialog', (asked) => void asked.accept())
    await expect(page.getByRole('row').filter({ hasText: 'Rørleggeren AS' })).toContainText('0456 Oslo')
    await expect(fieldOf(page, en(supplierWords, 'search'))).toBeVisible()
  },
)

test(
  'the deductible share moves by keyboard between 0 and 100 and says what it comes to',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord, '/home/dashboard?add=expense')
    const dialog = await expenseForm(page, en)
    // An ambiguous amount is asked about, and the answer is written into the field.
    const sum = fieldOf(dialog, en(expenseWords, 'sum'))
    await sum.fill('1.234')
    await expect(sum).toHaveAccessibleDescription(new RegExp(en(uiWords, 'whichAmount').replace('?', '\\?')))
    await dialog.getByRole('button', { name: kr(123_400).replace(',00', '') }).click()
    await expect(sum).toHaveValue('1\u00a0234')
    // Digits that are not in groups of three are asked about when the field is left. Until then more digits may come.
    await sum.fill('')
    await sum.pressSequentially('1 23')
    await expect(sum).not.toHaveAccessibleDescription(new RegExp(en(uiWords, 'oneAmount').replace('?', '\\?')))
    await sum.press('Tab')
    await expect(sum).toHaveAccessibleDescription(new RegExp(en(uiWords, 'oneAmount').replace('?', '\\?')))
    await sum.focus()
    await sum.press('End')
    await sum.pressSequentially('4,-')
    await sum.press('Tab')
    await expect(sum).toHaveValue('1\u00a0234')
    await sum.fill('')
    await sum.pressSequentially('1 23,4')
    await dialog.getByRole('button', { name: kr(12_340) }).click()
    await expect(sum).toHaveValue('123,40')
    await fillExpense(dialog, en, { sum: '999,99' })
    const slider = shareSlider(dialog, en)
    await unfold(dialog)
    await slider.focus()
    for (const [key, share] of [
      ['ArrowRight', 100],
      ['ArrowLeft', 99],
      ['ArrowDown', 98],
      ['ArrowUp', 99],
      ['Home', 0],
      ['ArrowLeft', 0],
      ['ArrowRight', 1],
      ['End', 100],
    ] as const) {
      await slider.press(key)
      await expect(slider).toHaveAttribute('aria-valuenow', String(share))
      await expect(slider).toHaveAttribute('aria-valuetext', `${share} %`)
    }
    await slider.press('ArrowLeft')
    await expect(dialog).toContainText(en(expenseWords, 'deducts', { amount: kr(98_999) }))
  },
)

test(
  'the plan warns from the fifteenth free voucher and stops after the twenty-first',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    for (let made = 0; made < 20; made += 1)
      await landlord.expense({ description: `No ${made}`, date: `${year}-02-01` })
    await enter(page, product, landlord)
    await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('20 of 21')
    await page.getByRole('button', { name: en(dashboardWords, 'addDocument') }).click()
    await page.getByRole('menuitem').first().click()
    const warning = page.getByRole('dialog', { name: en(planLimitWords, 'limit15Title', { used: 20, cap: 21 }) })
    await warning.getByRole('button', { name: en(subscriptionWords, 'ok'), exact: true }).click()
    const dialog = await expenseForm(page, en)
    await fillExpense(dialog, en, { ...receipt, supplier: 'none' })
    await saveButton(dialog, en).click()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, receipt.description!)).toBeVisible()
    await page.getByRole('button', { name: en(dashboardWords, 'addDocument') }).click()
    await page.getByRole('menuitem').first().click()
    const stop = page.getByRole('dialog', { name: en(planLimitWords, 'limit21Title') })
    await expect(stop).toContainText(en(errorWords, 'freeLimit'))
    await stop.getByRole('button', { name: en(subscriptionWords, 'ok'), exact: true }).click()
    await expect(stop).toBeHidden()
    await expect(dialog).toBeHidden()
    await expect(landlord.expense()).rejects.toThrow('402')
  },
)
