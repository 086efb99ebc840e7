import { expect, it } from 'vitest'
import { voidMoneyTerms } from './rules-addendum'

it.each([
  ['Leietakeren betaler depositum på kr 20 000 til utleierens konto.', ['deposit']],
  ['The tenant pays a deposit of kr 20 000.', ['deposit']],
  ['Leietakeren betaler felleskostnader kr 500 i tillegg til leien.', ['costs']],
  ['Internett kr 300 per måned.', ['costs']],
  ['Depositum økes, og renhold dekkes av leietakeren.', ['deposit', 'costs']],
  ['The tenant pays common costs of kr 500.', ['costs']],
  ['Leietakeren kan ha hund.', []],
  ['Leietakeren betaler strøm etter måler.', []],
  ['Leietakeren holder selv internett.', []],
  ['Utleieren sørger for renhold av trappen.', []],
])('%s: %j', (text, terms) => expect(voidMoneyTerms(['', text])).toEqual(terms))
