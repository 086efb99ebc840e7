import { describe, expect, it } from 'vitest'
import { lettingKinds } from '../law/model'
import { clauseOf, oneYearTerm, testLeaseSheet, textOf } from './test-clauses'
import { testCoTenants, testDeposits } from './test-lease'

describe('several tenants', () => {
  const sheet = testLeaseSheet('home', { coTenants: testCoTenants })
  it('are each a party with what identifies them, two beside each other', () => {
    const tables = sheet.clauses[0]!.items.flatMap((item) => (item.kind === 'parties' ? [item.table] : []))
    expect(tables.map(({ roles }) => roles.map(({ nb }) => nb))).toEqual([
      ['Utleier', 'Leietaker 1'],
      ['Leietaker 2', 'Leietaker 3'],
      ['Leietaker 4'],
    ])
    expect(tables[1]!.rows.map(({ label, values }) => [label.nb].concat(values.map(({ nb }) => nb)))).toEqual([
      ['Navn', 'Per Øystein Hansen', 'Anne Lie'],
      ['Fødselsdato', '28.02.1993', '01.07.1999'],
      ['Telefon', '+47 91 23 45 67', '+47 92 23 45 67'],
      ['E-post', 'per.hansen@example.no', 'anne.lie@example.no'],
    ])
    expect(sheet.facts[1]).toEqual({
      label: { nb: 'Leietakere' },
      value: { nb: 'Åse Sørensen\nPer Øystein Hansen\nAnne Lie\nOla Næss' },
    })
  })

  it('are liable for all of it, may each end it for themselves, and have one deposit account, in the first one’s name', () => {
    expect(textOf(sheet, 'Partene')).toMatch(/hefter solidarisk: Hver av dem svarer overfor utleieren for hele leien/)
    expect(textOf(sheet, 'Oppsigelse')).toMatch(
      /si opp sammen, og hver av dem kan si opp for seg\..*gis til alle leietakerne/,
    )
    const deposit = textOf(sheet, 'Depositum')
    for (const sentence of [
      'Åse Sørensen betaler et depositum på kr 36 000',
      'sperret konto i navnet til Åse Sørensen: 3000 12 34567.',
      'Rentene tilhører Åse Sørensen.',
      'kan Åse Sørensen kreve at banken betaler ut',
      'Depositumet stilles av Åse Sørensen alene. Kontoen står i navnet til Åse Sørensen, og det er bare Åse Sørensen som kan samtykke til utbetaling.',
      'Flytter Åse Sørensen ut mens andre blir boende, skal depositumet gjøres opp eller erstattes av et nytt før den dagen.',
    ])
      expect(deposit).toContain(sentence)
    expect(deposit).not.toMatch(/leietakeren/i)
    const inEnglish = textOf(testLeaseSheet('home', { coTenants: testCoTenants }, 'en'), 'Depositum', 'en')
    for (const sentence of [
      'The deposit is provided by Åse Sørensen alone. The account stands in the name of Åse Sørensen, and only Åse Sørensen can consent to a payout.',
      'If Åse Sørensen moves out while others stay, the deposit is to be settled, or replaced by a new one, before that day.',
    ])
      expect(inEnglish).toContain(sentence)
    expect(inEnglish).not.toMatch(/the tenant/i)
    expect(textOf(sheet, 'Eksemplarer og tvister')).toContain('i 5 eksemplarer')
    expect(
      textOf(testLeaseSheet('home', { coTenants: testCoTenants, deposit: testDeposits.none }), 'Depositum'),
    ).not.toContain('Åse Sørensen')
  })

  it('each sign, and each the eviction clause for itself', () => {
    const names = ['Åse Sørensen', ...testCoTenants.map(({ name }) => name)]
    expect(sheet.signers.map(({ name }) => name)).toEqual(['Kari Nordmann Ødegård', ...names])
    const framed = clauseOf(sheet, 'Vedtakelse av tvangsfravikelse')
    expect(framed.signers.map(({ role, name }) => [role.nb, name])).toEqual(
      names.map((name, at) => [`Leietaker ${at + 1}`, name]),
    )
    expect(textOf(sheet, 'Vedtakelse av tvangsfravikelse')).toContain('Hver av leietakerne skriver under')
  })

  it('are none of this where there is one', () => {
    const text = JSON.stringify(testLeaseSheet('home'))
    expect(text).not.toMatch(/solidarisk|Leietaker 1|leietakerne|stilles av|i navnet til/)
  })
})

describe.each(lettingKinds)('a lease of %s that is signed electronically', (letting) => {
  it.each([
    ['one', []],
    ['several', testCoTenants],
  ] as const)('has nothing to fill in, with tenants: %s', (_tenants, coTenants) => {
    const sheet = testLeaseSheet(letting, { ...oneYearTerm, coTenants, signedBy: 'bankid', rentIban: '' })
    const items = [...sheet.clauses, sheet.signatures].flatMap((clause) => clause.items)
    expect(items.filter(({ kind }) => kind === 'blank')).toEqual([])
    expect(sheet.signLabels).toEqual({ electronic: { nb: 'Signeres elektronisk med BankID' } })
    expect(JSON.stringify(sheet)).not.toMatch(/skriver under på dette punktet|eksemplarer, ett til|fått hvert sitt/)
    expect(textOf(sheet, 'Eksemplarer og tvister')).toContain('Filen som alle har signert, er originalen')
  })
})
