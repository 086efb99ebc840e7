import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testSsn, type TestApp } from '../../app/server/test-app'
import { calculateFormula, sheetRecords } from '../../base/file/test-sheet'
import { samplePdf } from '../../base/file/test-files'
import { day } from '../../base/kit/day'
import { toKroner } from '../../base/kit/money'
import { expenseCalls } from '../../books/expense/calls'
import { incomeCalls } from '../../books/income/calls'
import { ledgerCalls } from '../../books/ledger/calls'
import { sentExpense, fetchUnzippedExport, accountToExport, sentIncome, uploadedUrl } from './test-account'
import { linesOf, totalsOf } from '../../books/ledger/rules-totals'

let app: TestApp
beforeAll(async () => void (app = await testApp({ now: '2026-11-20T10:00:00.000Z' })))
afterAll(() => app.close())

describe('the export', () => {
  it('holds every record of the account as JSON, deleted houses and the trash folder too', async () => {
    const { token, id } = await accountToExport(app)
    const { answer, data } = await fetchUnzippedExport(app, token)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="husbok-export-2026-11-20.zip"',
      'cache-control': 'no-store',
    })
    for (const [name, table] of [
      ['houses', 'house'],
      ['suppliers', 'supplier'],
      ['expenses', 'bilag'],
      ['income', 'incomebilag'],
      ['depreciation', 'depreciationbilag'],
    ] as const) {
      const rows = await app.db.selectFrom(table).select('id').where('account_id', '=', id).orderBy('id').execute()
      expect(data(name).map((record) => record['id'])).toEqual(rows.map((row) => row.id))
      expect(rows.length).toBeGreaterThan(1)
    }
    const stored = await app.db.selectFrom('bilag').selectAll().where('account_id', '=', id).orderBy('id').execute()
    expect(
      data('expenses').map(({ sum, date, franchise, isTrashed, archived, supplierId }) => ({
        sum,
        date,
        franchise,
        isTrashed,
        archived,
        supplierId,
      })),
    ).toEqual(
      stored.map(({ sum, date, franchise, isTrashed, archived, supplierId }) => ({
        sum: toKroner(sum!),
        date,
        franchise,
        isTrashed,
        archived,
        supplierId,
      })),
    )
    expect(data('income')[0]).toMatchObject({ sum: 12_000.5, tenant_birthday: '1990-01-31', tenant_first_name: 'Ola' })
    expect(data('depreciation')[0]!['rows']).toHaveLength(5)
    expect(data('personal-use')).toHaveLength(2)
    expect(data('profile')).toMatchObject({ ssn: testSsn, iban: 'NO9386011117947', firstName: 'Kari' })
    expect(data('subscription')).toEqual({ status: 'active', endDate: null, interval: null, cancelAtPeriodEnd: false })
    expect(
      data('houses')
        .filter((house) => house['deleted_at'] !== null)
        .map((house) => house['name']),
    ).toEqual(['Solgt hus'])
  })

  it('holds every file under its voucher’s name, byte for byte', async () => {
    const { token, houses, pdf, trashed } = await accountToExport(app)
    const { files, data } = await fetchUnzippedExport(app, token)
    const paths = [...files.keys()].filter((path) => path.startsWith('files/'))
    const [first] = data('expenses')
    expect(paths).toEqual([
      `files/Storgata 12 (${houses.first})/2026-03-05 Maling av stue (expense ${String(first!['id'])})/Kvittering.pdf`,
      `files/Storgata 12 (${houses.first})/2026-03-05 Maling av stue (expense ${String(first!['id'])})/kvittering (2).PDF`,
      `files/Storgata 12 (${houses.first})/2026-03-05 Maling av stue (expense ${trashed.id}, trash)/bilde.jpg`,
      expect.stringMatching(
        /^files\/Solgt hus \(\d+\) \(deleted\)\/2026-03-05 Maling av stue \(expense \d+\)\/Kvittering\.pdf$/,
      ),
      expect.stringMatching(/^files\/Storgata 12 \(\d+\)\/2026-01-01 Leie januar \(income \d+\)\/bilde\.jpg$/),
      'files/Not attached to a voucher/løs.pdf',
    ])
    expect(files.get(paths[0]!)!.equals(pdf)).toBe(true)
    expect((first!['files'] as { path: string }[]).map((file) => file.path)).toEqual(paths.slice(0, 2))
  })

  it('shows fields that no column names by their kind, in the place for them', async () => {
    const { token } = await accountToExport(app)
    const { workbook } = await fetchUnzippedExport(app, token)
    const shared = sheetRecords(workbook.get('Expenses')!).find((row) => row['Deductible share (%)'] === 33)!
    expect(Object.entries(shared).slice(5, 11)).toEqual([
      ['Supplier', 'Byggmester Åse'],
      ['Amount', 100.01],
      ['Cost type', 'Maintenance'],
      ['Deductible share (%)', 33],
      ['Deductible amount', 33.0033],
      ['Line of the tax return', 'Vedlikehold (maintenance)'],
    ])
  })

  it('has a summary whose sums are the dashboard’s, as cells and as formulas worked out from the other sheets', async () => {
    const { token, houses } = await accountToExport(app)
    const { workbook } = await fetchUnzippedExport(app, token)
    const summary = workbook.get('Summary')!
    const rows = sheetRecords(summary)
    expect(rows.map((row) => `${row['Year']} ${row['House']}`)).toEqual([
      '2024 Hytta',
      '2024 All houses',
      '2025 Storgata 12',
      '2025 All houses',
      '2026 Storgata 12',
      '2026 Hytta',
      '2026 Solgt hus (deleted)',
      '2026 All houses',
    ])
    for (const row of rows) {
      if (row['House no.'] === houses.sold) continue
      const query = {
        date_from: `${row['Year']}-01-01`,
        date_to: `${row['Year']}-12-31`,
        ...(row['House no.'] !== undefined && { houseId: String(row['House no.']) }),
      }
      const totals = totalsOf(
        linesOf(await app.call(ledgerCalls.allTypes, { query }, { token }), {
          from: day(query.date_from),
          to: day(query.date_to),
        }),
      )
      expect([row['Income'], row['Tax-free part'], row['Costs'], row['Estimated tax'], row['Deficit']]).toEqual(
        [totals.income, totals.taxFree, totals.costs, totals.estimatedTax, totals.deficit].map(toKroner),
      )
    }
    let formulas = 0
    for (const [name, sheet] of workbook) {
      for (const [at, { formula, value }] of sheet) {
        if (formula === undefined) continue
        formulas += 1
        expect([name, at, Number(calculateFormula(workbook, name, formula).toFixed(6))]).toEqual([name, at, value])
      }
    }
    expect(formulas).toBe(rows.length * 7 + 5)
    expect([...workbook.keys()]).toEqual([
      'Summary',
      'Expenses',
      'Income',
      'Household items',
      'Depreciation by year',
      'Own contents (15 %)',
      'Contracts',
      'Houses',
      'Suppliers',
      'Profile',
    ])
  })

  it('speaks Norwegian to a Norwegian, in formulas too', async () => {
    const { token } = await accountToExport(app)
    const { workbook, files } = await fetchUnzippedExport(app, token, 'nb')
    expect([...workbook.keys()].slice(0, 3)).toEqual(['Oppsummering', 'Utgifter', 'Inntekter'])
    const all = [...workbook.get('Oppsummering')!].find(([at, cell]) => at === 'F9' && cell.formula !== undefined)!
    expect(calculateFormula(workbook, 'Oppsummering', all[1].formula!)).toBe(all[1].value)
    expect([...files.keys()].some((path) => path.includes('papirkurv'))).toBe(true)
  })

  it('keeps texts texts, whatever they begin with or hold, and no name leads anywhere else', async () => {
    const { token, houseId, id } = await app.landlord()
    const hostile = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '=HYPERLINK("http://evil.example","x")',
      "=cmd|' /C calc'!A0",
      '</t></is></c>',
      '<script>alert(1)</script>',
      '&amp; &#61;',
      ']]>',
      '_x003D_1',
      '../../../etc/passwd',
      'C:\\Windows\\system32',
      '..',
      '.',
      'CON',
      'a/b\\c:d*e?f"g<h>i|j',
      '\u202egnp.exe',
      '🏠'.repeat(40),
      'e\u0301',
      ' mellomrom ',
      'a\nb',
    ]
    await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', id).execute()
    for (const description of hostile) {
      // This voucher is written without a form, like an import. So the export must not rely on the form's checks.
      const made = await app.call(
        expenseCalls.create,
        {
          body: sentExpense(houseId, {
            description: 'x',
            documents: [await uploadedUrl(app, token, 'x.pdf', samplePdf(description))],
          }),
        },
        { token },
      )
      await app.db.updateTable('bilag').set({ description }).where('id', '=', made.id).execute()
      await app.db
        .updateTable('document')
        .set({ name: `${description}.pdf` })
        .where('account_id', '=', id)
        .where('name', '=', 'x.pdf')
        .execute()
    }
    await app.db.updateTable('house').set({ name: '../=evil' }).where('account_id', '=', id).execute()
    const { files, data, workbook } = await fetchUnzippedExport(app, token)
    expect(data('expenses').map((record) => record['description'])).toEqual(hostile)
    const texts = sheetRecords(workbook.get('Expenses')!).map((row) => row['Description'])
    expect(texts.slice(0, hostile.length)).toEqual(hostile)
    for (const sheet of workbook.values())
      for (const cell of sheet.values()) if (cell.type === 'text') expect(cell.formula).toBeUndefined()
    const formulas = [...workbook.get('Expenses')!.values()].flatMap(({ formula }) => formula ?? [])
    expect(formulas.every((formula) => /^SUMIFS\([A-Z]2:[A-Z]\d+,[A-Z]2:[A-Z]\d+,"no"\)$/.test(formula))).toBe(true)
    const paths = [...files.keys()].filter((path) => path.startsWith('files/'))
    expect(paths).toHaveLength(hostile.length)
    for (const path of paths) {
      expect(path.split('/')).toHaveLength(4)
      for (const part of path.split('/')) {
        expect(part).toMatch(/^[^.\s/\\:*?"<>|\p{Cc}\p{Cf}](.*[^.\s])?$/u)
        expect(Buffer.byteLength(part)).toBeLessThan(200)
      }
    }
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
  })

  it('is empty but whole for a new account, and shows nothing of another', async () => {
    await accountToExport(app)
    const { token } = await app.landlord({ finished: false })
    const { files, data, workbook } = await fetchUnzippedExport(app, token)
    expect(['houses', 'expenses', 'income', 'depreciation', 'personal-use'].map((name) => data(name))).toEqual([
      [],
      [],
      [],
      [],
      [],
    ])
    expect(data('suppliers').map((supplier) => supplier['isDefault'])).toEqual([true])
    expect(sheetRecords(workbook.get('Summary')!)).toEqual([])
    expect([...files.keys()].filter((path) => path.startsWith('files/'))).toEqual([])
    expect((await app.raw('GET', '/api/export', undefined)).status).toBe(401)
  })

  it('shows one state of the books, however much is written meanwhile', async () => {
    const { token, id, houseId } = await app.landlord()
    await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', id).execute()
    await app.call(expenseCalls.create, { body: sentExpense(houseId, { sum: 500 }) }, { token })
    await app.call(incomeCalls.create, { body: sentIncome(houseId, { sum: 500 }) }, { token })
    const state = { running: true }
    // One øre moves from the income to the expense and back. So their sum is always the same.
    const moving = (async () => {
      for (let i = 0; state.running; i += 1) {
        const by = (i % 2 ? 1 : -1) as never
        await app.db.transaction().execute(async (tx) => {
          await tx
            .updateTable('bilag')
            .set((is) => ({ sum: is('sum', '+', by) }))
            .where('account_id', '=', id)
            .execute()
          await tx
            .updateTable('incomebilag')
            .set((is) => ({ sum: is('sum', '-', by) }))
            .where('account_id', '=', id)
            .execute()
        })
      }
    })()
    const sums = new Set<unknown>()
    for (let round = 0; round < 8; round += 1) {
      const { data, workbook } = await fetchUnzippedExport(app, token)
      const [spent, earned] = [data('expenses')[0]!['sum'], data('income')[0]!['sum']] as [number, number]
      sums.add(spent)
      expect(Math.round(spent * 100) + Math.round(earned * 100)).toBe(100_000)
      expect(sheetRecords(workbook.get('Summary')!).at(-1)).toMatchObject({ Costs: spent, Income: earned })
    }
    expect(sums.size).toBeGreaterThan(1)
    state.running = false
    await moving
  })
})
