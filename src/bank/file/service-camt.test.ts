import { beforeAll, describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { loadXml } from '../../base/xml/library'
import { readStatement } from './service-read'

beforeAll(loadXml)

const today = day('2026-11-26')
const read = (text: string) => readStatement(Buffer.from(text), { today })
const balance = (code: string, amount: string, sign = 'CRDT') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="NOK">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Dt><Dt>2026-11-01</Dt></Dt></Bal>`
const document = (entries: string, { version = '08', balances = '' } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>NO9312345678903</IBAN></Id></Acct>${balances}${entries}</Stmt></BkToCstmrStmt></Document>`
const entry = (
  amount: string,
  rest = '',
  { sign = 'CRDT', status = '<Sts><Cd>BOOK</Cd></Sts>', booked = '<Dt>2026-11-02</Dt>' } = {},
) =>
  `<Ntry><Amt Ccy="NOK">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${status}<BookgDt>${booked}</BookgDt><AcctSvcrRef> 77 </AcctSvcrRef>${rest}</Ntry>`
const payment = (amount: string, name: string, rest = '') =>
  `<TxDtls><Amt Ccy="NOK">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>NO9386011117947</IBAN></Id></DbtrAcct></RltdPties>${rest}</TxDtls>`

describe('camt.053', () => {
  it('of a later version: code of the state, party one level deeper, account out of its IBAN', async () => {
    const { format, rows } = await read(
      document(
        entry(
          '9500.00',
          `<NtryDtls>${payment('9500.00', 'Åse Bjørnstad', '<RmtInf><Ustrd>Husleie</Ustrd></RmtInf>')}</NtryDtls>`,
        ),
      ),
    )
    expect(format).toBe('camt.053.001.08')
    expect(rows).toEqual([
      {
        line: 1,
        date: '2026-11-02',
        sum: 950_000,
        text: 'Husleie',
        counterparty: 'Åse Bjørnstad',
        counterAccount: '86011117947',
        reference: null,
        bankReference: '77',
        ownAccount: '12345678903',
        pending: false,
        lumpSum: false,
      },
    ])
  })

  it('with a prefix, and a time whose day is the one written', async () => {
    const text = document(entry('1.00', '', { booked: '<DtTm>2026-11-02T00:30:00+01:00</DtTm>' }))
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1c:')
      .replace('xmlns=', 'xmlns:c=')
    expect((await read(text)).rows).toMatchObject([{ date: '2026-11-02', sum: 100 }])
  })

  it.each([
    [
      'each payment of a batch',
      `<NtryDtls>${payment('7000', 'Jonas')}${payment('3500', 'Mari')}</NtryDtls>`,
      [
        [700_000, 'Jonas', false],
        [350_000, 'Mari', false],
      ],
    ],
    [
      'a batch that repeats the whole in each payment, as one',
      `<NtryDtls>${payment('10500', 'Jonas')}${payment('10500', 'Mari')}</NtryDtls>`,
      [[1_050_000, null, true]],
    ],
    [
      'a batch without its payments, as one',
      '<NtryDtls><Btch><NbOfTxs>12</NbOfTxs></Btch></NtryDtls>',
      [[1_050_000, null, true]],
    ],
    [
      'what reached the account, where charges were taken from the one payment',
      `<NtryDtls>${payment('10550', 'Jonas')}</NtryDtls>`,
      [[1_050_000, 'Jonas', false]],
    ],
    [
      'a sum of payments by KID, whose payers it does not name',
      '<BkTxCd><Prtry><Cd>230</Cd></Prtry></BkTxCd>',
      [[1_050_000, null, true]],
    ],
  ])('reads %s', async (_what, rest, expected) => {
    const { rows } = await read(document(entry('10500', rest)))
    expect(rows.map(({ sum, counterparty, lumpSum }) => [sum, counterparty, lumpSum])).toEqual(expected)
  })

  it.each([
    [
      'whose payments are in another currency',
      `<NtryDtls>${payment('600', 'Jonas')}${payment('400', 'Mari')}</NtryDtls>`.replaceAll('Ccy="NOK"', 'Ccy="EUR"'),
    ],
    [
      'whose payments are more, since the bank has kept something',
      `<NtryDtls>${payment('1500', 'Jonas')}${payment('9026', 'Mari')}</NtryDtls>`,
    ],
    [
      'of which one payment is in another currency',
      `<NtryDtls>${payment('10000', 'Jonas')}${payment('500', 'Mari').replace('"NOK"', '"EUR"')}</NtryDtls>`,
    ],
    [
      'of which one payment says no direction that is known',
      `<NtryDtls>${payment('10000', 'Jonas')}${payment('500', 'Mari').replace('>CRDT<', '>IN<')}</NtryDtls>`,
    ],
  ])('reads a batch %s, as one', async (_what, rest) => {
    const { rows } = await read(document(entry('10500', rest)))
    expect(rows.map(({ sum, counterparty, lumpSum }) => [sum, counterparty, lumpSum])).toEqual([
      [1_050_000, null, true],
    ])
  })

  it('a batch with a payment the other way adds up by its signs', async () => {
    const back = payment('500', 'Mari').replace('>CRDT<', '>DBIT<')
    const { rows } = await read(document(entry('10500', `<NtryDtls>${payment('11000', 'Jonas')}${back}</NtryDtls>`)))
    expect(rows.map(({ sum }) => sum)).toEqual([1_100_000, -50_000])
  })

  it('one payment never turns the sign of its entry', async () => {
    const { rows } = await read(
      document(entry('500', `<NtryDtls>${payment('500', 'Mari').replace('>CRDT<', '>DBIT<')}</NtryDtls>`)),
    )
    expect(rows.map(({ sum }) => sum)).toEqual([50_000])
  })

  it('decimals that are zeros are read, others are left out with their reason', async () => {
    const { rows, skipped } = await read(document(entry('9500.00000') + entry('8.850') + entry('8.855')))
    expect(rows.map(({ sum }) => sum)).toEqual([950_000, 885])
    expect(skipped).toEqual([{ line: 3, reason: 'decimals' }])
  })

  it('the value day is the day where no other is given', async () => {
    const value = '<ValDt><Dt>2026-11-03</Dt></ValDt>'
    const only = entry('1', value).replace(/<BookgDt>.*?<\/BookgDt>/, '')
    const { rows, skipped } = await read(
      document(only + entry('2', value) + entry('3', value, { booked: '<Dt>soon</Dt>' })),
    )
    expect(rows.map(({ date }) => date)).toEqual(['2026-11-03', '2026-11-02'])
    expect(skipped).toEqual([{ line: 3, reason: 'noDate' }])
  })

  it('names for whom it was paid, and tells all that was written', async () => {
    const ultimate = '<UltmtDbtr><Pty><Nm>Kari Prøve</Nm></Pty></UltmtDbtr>'
    const remittance = '<RmtInf><Strd><AddtlRmtInf>Husleie november</AddtlRmtInf></Strd></RmtInf>'
    const both = payment('1', 'Vipps', remittance).replace('</RltdPties>', `${ultimate}</RltdPties>`)
    const alone = `<TxDtls><RltdPties>${ultimate}</RltdPties><AddtlTxInf>Leie</AddtlTxInf></TxDtls>`
    const two = ['1000422026111', '1000422026122'].map(
      (ref) => `<Strd><CdtrRefInf><Ref>${ref}</Ref></CdtrRefInf></Strd>`,
    )
    const kids = payment('3', 'Ola', `<RmtInf>${two.join('')}</RmtInf>`)
    const entries = [entry('1', `<NtryDtls>${both}</NtryDtls>`), entry('2', `<NtryDtls>${alone}</NtryDtls>`)]
    const { rows } = await read(document(`${entries.join('')}${entry('3', `<NtryDtls>${kids}</NtryDtls>`)}`))
    expect(rows.map(({ text, counterparty, reference }) => [text, counterparty, reference])).toEqual([
      ['Husleie november, Kari Prøve', 'Vipps', null],
      ['Leie', 'Kari Prøve', null],
      ['1000422026111 1000422026122', 'Ola', null],
    ])
  })

  it.each([
    ['below blank lines', (text: string) => `\n\n  ${text}`],
    [
      'in an envelope',
      (text: string) =>
        text.replace('<Document', '<e:Envelope xmlns:e="urn:e"><e:Body><Document') + '</e:Body></e:Envelope>',
    ],
    ['in an envelope around its declaration', (text: string) => `<Envelope><Body>${text}</Body></Envelope>`],
    ['below lines of an envelope', (text: string) => `From: bank\nSubject: statement\n\n${text}\n--\n`],
  ])('is read %s', async (_what, around) => {
    expect((await read(around(document(entry('1'))))).rows.map(({ sum }) => sum)).toEqual([100])
  })

  it('of an account in another currency nothing is in kroner', async () => {
    const text = document(entry('1')).replace('</Acct>', '<Ccy>EUR</Ccy></Acct>')
    expect((await read(text)).skipped).toEqual([{ line: 1, reason: 'currency' }])
  })

  it.each([
    ['statements', '<Stmt/>'.repeat(700_000)],
    ['elements', `<Stmt>${'<Bal/>'.repeat(400_000)}</Stmt>`],
    ['payments', `<Stmt><Ntry><NtryDtls>${'<TxDtls/>'.repeat(20_001)}</NtryDtls></Ntry></Stmt>`],
  ])('of very many %s is given up before it is read', async (_what, inside) => {
    const text = `<?xml version="1.0"?><Document><BkToCstmrStmt>${inside}</BkToCstmrStmt></Document>`
    await expect(read(text)).rejects.toMatchObject({ fault: 'tooManyRows' })
  })

  it('a reversal keeps its sign, and names whom it goes back to', async () => {
    const detail = '<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Łukasz</Nm></Dbtr></RltdPties></TxDtls></NtryDtls>'
    const { rows } = await read(
      document(entry('7900', `<RvslInd>true</RvslInd>${detail}`, { sign: 'DBIT', status: '<Sts>BOOK</Sts>' }), {
        version: '02',
      }),
    )
    expect(rows).toMatchObject([{ sum: -790_000, counterparty: 'Łukasz' }])
  })

  it('what is neither booked nor pending is left out, and so is another currency', async () => {
    const euro = entry('10.00').replace('Ccy="NOK"', 'Ccy="EUR"')
    const { rows, skipped } = await read(
      document(
        `${entry('1', '', { status: '<Sts><Cd>INFO</Cd></Sts>' })}${euro}${entry('2', '', { status: '<Sts>PDNG</Sts>' })}`,
      ),
    )
    expect(rows).toMatchObject([{ line: 3, sum: 200, pending: true }])
    expect(skipped).toEqual([
      { line: 1, reason: 'status' },
      { line: 2, reason: 'currency' },
    ])
  })

  it('what says no direction, has a sign of its own or a text without end is left out', async () => {
    const { rows, skipped } = await read(
      document(
        entry('1', '', { sign: 'DEBT' }) +
          entry('-5') +
          entry('2', `<AddtlNtryInf>${'x'.repeat(5000)}</AddtlNtryInf>`) +
          entry('3'),
      ),
    )
    expect(rows.map(({ line }) => line)).toEqual([4])
    expect(skipped).toEqual([
      { line: 1, reason: 'direction' },
      { line: 2, reason: 'noSum' },
      { line: 3, reason: 'tooLong' },
    ])
  })

  it.each([
    ['meet', '1100.00', []],
    ['do not', '1200.00', [{ account: '12345678903', difference: 10_000 }]],
  ])('balances that %s', async (_what, closing, differences) => {
    const balances = balance('OPBD', '1000.00') + balance('CLBD', closing)
    const entries =
      entry('150.00') + entry('50.00', '', { sign: 'DBIT' }) + entry('9.00', '', { status: '<Sts>PDNG</Sts>' })
    expect((await read(document(entries, { balances }))).differences).toEqual(differences)
  })

  it('balances say what is missing where an entry was left out', async () => {
    const balances = balance('OPBD', '1000.00') + balance('CLBD', '12150.00')
    const euro = entry('11000').replace('Ccy="NOK"', 'Ccy="EUR"')
    const { rows, differences } = await read(document(entry('150.00') + euro, { balances }))
    expect(rows.map(({ sum }) => sum)).toEqual([15_000])
    expect(differences).toEqual([{ account: '12345678903', difference: 1_100_000 }])
    const strange = balances.replace('>CRDT<', '>PLUS<')
    expect((await read(document(entry('150.00'), { balances: strange }))).differences).toEqual([])
  })

  it.each([
    ['camt052', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.052.001.08"><BkToCstmrAcctRpt/></Document>'],
    ['camt054', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn/></Document>'],
    [
      'documentType',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "cc"><!ENTITY d "&b;&b;">]><Document>&d;</Document>',
    ],
    ['documentType', '<!DOCTYPE Document SYSTEM "file:///etc/passwd"><Document/>'],
    ['notABankFile', '<?xml version="1.0"?><Document><pain/></Document>'],
    ['notABankFile', '<?xml version="1.0"?><Document><BkToCstmrStmt>'],
    ['notABankFile', '<Document><BkToCstmrStmt><GrpHdr/></BkToCstmrStmt></Document>'],
  ])('is refused: %s', async (fault, text) => {
    await expect(read(text)).rejects.toMatchObject({ fault })
  })

  it('has twenty thousand entries at most', async () => {
    await expect(read(document(entry('1').repeat(20_001)))).rejects.toMatchObject({ fault: 'tooManyRows' })
  })
})
