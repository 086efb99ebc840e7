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
        entry('1', '', { sign: 'XXX' }) +
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

  it.each([
    ['camt054', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn/></Document>'],
    [
      'documentType',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "cc"><!ENTITY d "&b;&b;">]><Document>&d;</Document>',
    ],
    ['documentType', '<!DOCTYPE Document SYSTEM "file:///etc/passwd"><Document/>'],
    ['notABankFile', '<?xml version="1.0"?><Document><pain/></Document>'],
    ['notABankFile', '<?xml version="1.0"?><Document><BkToCstmrStmt>'],
  ])('is refused: %s', async (fault, text) => {
    await expect(read(text)).rejects.toMatchObject({ fault })
  })

  it('has twenty thousand entries at most', async () => {
    await expect(read(document(entry('1').repeat(20_001)))).rejects.toMatchObject({ fault: 'tooManyRows' })
  })
})
