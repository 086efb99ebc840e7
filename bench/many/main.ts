import { openMany } from './open'
import { readManyOptions } from './sizes'

async function main(): Promise<void> {
  const options = readManyOptions(process.argv.slice(2))
  const many = await openMany(options, (text) => console.log(text))
  try {
    const answer = await fetch(`${many.url}/api/health`)
    console.log(answer.status)
    const { tokenOf } = await import('./fill')
    for (const path of [
      'house',
      'profile',
      'contract/all',
      'todo',
      'rent/arrears',
      'bilag/all-types?date_from=2026-01-01&date_to=2026-12-31',
    ]) {
      const one = await fetch(`${many.url}/api/${path}`, { headers: { authorization: `Bearer ${tokenOf(9)}` } })
      console.log(path, one.status, (await one.text()).slice(0, 600))
    }
  } finally {
    await many.close()
  }
}

await main()
