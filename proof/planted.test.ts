import { describe, expect, it } from 'vitest'
import { faultOf, pathOf } from './planted/check'

const names = ['a house with a contract is not deleted', 'POST bilag body.houseId takes no house of others']

describe('the check of a planted defect', () => {
  it('is a proof by its name, or a test of a module by its path', () => {
    expect(['cap', 'src/lease/contract/service'].map(pathOf)).toEqual([
      'proof/cap.test.ts',
      'src/lease/contract/service.test.ts',
    ])
  })

  it.each([
    ['the whole file', undefined],
    ['words of a name', 'with a contract'],
    ['words of the group and the test together', 'contract is not'],
    ['a pattern', 'PUT house|POST bilag body.houseId'],
  ])('may name %s', (_what, only) => {
    expect(faultOf(['references', only as string], names)).toBe(null)
  })

  it.each([
    ['that was renamed', 'a house that has a contract', names],
    ['of another file', 'a house', ['suppliers are listed']],
    ['of a file without any', undefined, []],
  ])('names no test %s', (_what, only, found) => {
    expect(faultOf(['references', only as string], found)).toBe(
      `proof/references.test.ts has no test named "${only ?? ''}"`,
    )
  })

  it('names no file that is gone', () => {
    expect(faultOf(['src/lease/gone'], undefined)).toBe("src/lease/gone.test.ts is not there, or can't be read")
  })
})
