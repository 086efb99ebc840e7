import { expect, it } from 'vitest'
import { addInChosenOrder } from './chosen-order'

const file = (url: string) => ({ url, name: `${url}.pdf`, size: 1, type: 'application/pdf' })
const chosen = new Map([
  ['first', 1],
  ['second', 2],
  ['third', 3],
])
const order = (...ended: string[]) =>
  ended.reduce((files, url) => addInChosenOrder(files, file(url), chosen), [file('stored')]).map(({ url }) => url)

it.each([
  ['first', 'second', 'third'],
  ['third', 'second', 'first'],
  ['second', 'third', 'first'],
])('files stand as they were chosen, when they ended as %s, %s, %s', (...ended) => {
  expect(order(...ended)).toEqual(['stored', 'first', 'second', 'third'])
})
