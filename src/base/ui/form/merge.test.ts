import { describe, expect, it } from 'vitest'
import { merge, mergeFiles, resolveMerge } from './merge'

const file = (url: string) => ({ url, name: `${url}.pdf`, size: 1, type: 'application/pdf' })
const files = (urls: string) => urls.split('').map(file)

interface Values {
  readonly sum: number | null
  readonly name: string
  readonly ticked: boolean
  readonly code: string
  readonly phone: string
  readonly chosen: readonly string[]
  readonly documents: readonly ReturnType<typeof file>[]
}
const base: Values = {
  sum: 100,
  name: 'Paint',
  ticked: false,
  code: '+47',
  phone: '900',
  chosen: ['a'],
  documents: files('pq'),
}
const together = [['code', 'phone']] as const
const merged = (mine: Partial<Values>, theirs: Partial<Values>) => {
  const found = merge(base, { ...base, ...mine }, { ...base, ...theirs }, together)
  return {
    ...found,
    values: Object.fromEntries(
      Object.entries(found.values).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(base[name as keyof Values]),
      ),
    ),
  }
}

describe('a merge', () => {
  it.each<
    [
      what: string,
      mine: Partial<Values>,
      theirs: Partial<Values>,
      values: Partial<Values>,
      taken: string,
      conflicts: string,
    ]
  >([
    ['nothing', {}, {}, {}, '', ''],
    ['mine alone', { sum: 1 }, {}, { sum: 1 }, '', ''],
    ['theirs alone is taken', {}, { sum: 1 }, { sum: 1 }, 'sum', ''],
    ['theirs alone, emptied', {}, { sum: null, name: '' }, { sum: null, name: '' }, 'sum name', ''],
    ['other fields each', { name: 'Wood' }, { sum: 1 }, { name: 'Wood', sum: 1 }, 'sum', ''],
    ['the same on both sides', { sum: 1 }, { sum: 1 }, { sum: 1 }, '', ''],
    ['the same field otherwise', { sum: 1 }, { sum: 2 }, { sum: 1 }, '', 'sum'],
    ['emptied here, changed there', { name: '' }, { name: 'Wood' }, { name: '' }, '', 'name'],
    ['changed here, emptied there', { sum: 5 }, { sum: null }, { sum: 5 }, '', 'sum'],
    ['a tick', { ticked: true }, { ticked: true }, { ticked: true }, '', ''],
    ['a tick there', {}, { ticked: true }, { ticked: true }, 'ticked', ''],
    ['a list of choices', { chosen: ['a', 'b'] }, { chosen: [] }, { chosen: ['a', 'b'] }, '', 'chosen'],
    ['parts of one unit', { code: '+46' }, { phone: '901' }, { code: '+46' }, '', 'code,phone'],
    ['a unit there alone', {}, { phone: '901' }, { phone: '901' }, 'code,phone', ''],
    [
      'a conflict beside what is taken',
      { sum: 1, name: 'Wood' },
      { sum: 2, ticked: true },
      { sum: 1, name: 'Wood', ticked: true },
      'ticked',
      'sum',
    ],
    [
      'files added on both sides',
      { documents: files('pqm') },
      { documents: files('pqt') },
      { documents: files('pqtm') },
      'documents',
      '',
    ],
    ['a file removed there', { sum: 1 }, { documents: files('q') }, { sum: 1, documents: files('q') }, 'documents', ''],
    ['files here alone', { documents: files('m') }, {}, { documents: files('m') }, '', ''],
    ['all files gone there', {}, { documents: [] }, { documents: [] }, 'documents', ''],
  ])('of %s', (_what, mine, theirs, values, taken, conflicts) => {
    const found = merged(mine, theirs)
    expect(found.values).toEqual(values)
    expect([found.taken.join(' '), found.conflicts.join(' ')]).toEqual([taken, conflicts])
  })

  it('is resolved unit by unit', () => {
    const mine = { ...base, sum: 1, code: '+46' }
    const theirs = { ...base, sum: 2, phone: '901', name: 'Wood' }
    const found = merge(base, mine, theirs, together)
    expect(resolveMerge(found, theirs, () => 'mine')).toEqual({ ...base, sum: 1, code: '+46', name: 'Wood' })
    expect(resolveMerge(found, theirs, () => 'theirs')).toEqual(theirs)
    expect(resolveMerge(found, theirs, ([first]) => (first === 'sum' ? 'theirs' : 'mine'))).toEqual({
      ...base,
      sum: 2,
      code: '+46',
      name: 'Wood',
    })
  })
})

describe('files', () => {
  it.each<[base: string, mine: string, theirs: string, merged: string]>([
    ['', '', '', ''],
    ['a', 'a', 'a', 'a'],
    ['', 'm', 't', 'tm'],
    ['ab', 'a', 'ab', 'a'],
    ['ab', 'ab', 'b', 'b'],
    ['ab', 'a', 'b', ''],
    ['ab', 'bm', 'at', 'tm'],
    ['a', 'am', 'am', 'am'],
    ['abc', 'cab', 'abct', 'abct'],
  ])('of %s, %s here and %s there are %s', (were, mine, theirs, expected) =>
    expect(
      mergeFiles(files(were), files(mine), files(theirs))
        .map(({ url }) => url)
        .join(''),
    ).toBe(expected),
  )
})
