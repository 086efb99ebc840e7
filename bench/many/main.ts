import { loadWith } from './load'
import { writeMix } from './mix'
import { openMany } from './open'
import { readManyOptions } from './sizes'

async function main(): Promise<void> {
  const options = readManyOptions(process.argv.slice(2))
  const many = await openMany(options, (text) => console.log(text))
  try {
    const visits = await writeMix(many, 'warm')
    console.log(await loadWith({ ...many, visits }, options.sizes.firstRate, options.sizes.seconds))
  } finally {
    await many.close()
  }
}

await main()
