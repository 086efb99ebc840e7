import { expect, it } from 'vitest'
import { newSealingKey, openFile, sealFile } from './sealing'

const photo = () =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3])], 'Kjøkken – fukt.jpg', { type: 'image/jpeg' })

it.each([
  ['a photo', photo()],
  ['an empty file', new File([], 'tom.png', { type: 'image/png' })],
  ['a file without a type', new File(['x'], '')],
])('%s is opened as it was', async (_what, file) => {
  const key = await newSealingKey()
  const opened = await openFile(key, await sealFile(key, file))
  expect([opened.name, opened.type]).toEqual([file.name, file.type])
  expect(new Uint8Array(await opened.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()))
})

it('holds neither the photo nor its name in plain bytes, and is sealed differently each time', async () => {
  const key = await newSealingKey()
  const [one, other] = [await sealFile(key, photo()), await sealFile(key, photo())]
  const text = new TextDecoder('latin1').decode(one.sealed)
  expect(text).not.toContain('image/jpeg')
  expect(text).not.toContain('\u00ff\u00d8\u00ff\u0001\u0002\u0003')
  expect(new Uint8Array(one.sealed)).not.toEqual(new Uint8Array(other.sealed))
})

it('is opened neither with another key nor after a changed byte', async () => {
  const key = await newSealingKey()
  const sealed = await sealFile(key, photo())
  await expect(openFile(await newSealingKey(), sealed)).rejects.toThrow()
  new Uint8Array(sealed.sealed)[5]! ^= 1
  await expect(openFile(key, sealed)).rejects.toThrow()
})

it('has a key that no script can export', async () => {
  await expect(crypto.subtle.exportKey('raw', await newSealingKey())).rejects.toThrow()
})
