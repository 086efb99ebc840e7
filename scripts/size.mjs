// Measures the files that a visitor must load before a page can be used: gzip KiB of JavaScript and CSS, from the
// build's manifest. Fails above the limits of the two pages that everybody opens, and for any lazy chunk that is too
// large.
// usage: node scripts/size.mjs [build directory]
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const out = process.argv[2] ?? 'dist/web'
const pages = [
  { name: 'login', page: /(^|\/)LoginScreen\.tsx$/, frame: /(^|\/)PublicShell\.tsx$/, bar: 196 },
  { name: 'dashboard', page: /(^|\/)DashboardPage\.tsx$/, frame: /(^|\/)Shell\.tsx$/, bar: 258 },
  { name: 'tax', page: /(^|\/)TaxPage\.tsx$/, frame: /(^|\/)Shell\.tsx$/, bar: 280 },
]
const chunkBar = 60
const heavyByNature = /pdf|plot|chart/i

const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'))
const sizes = new Map()
const kib = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(out, file)), { level: 9 }).length / 1024)
  return sizes.get(file)
}

/** The files of a manifest entry and of everything that it imports statically. */
function filesOf(key, seen = new Set(), files = new Set()) {
  const entry = manifest[key]
  if (!entry || seen.has(key)) return files
  seen.add(key)
  if (/\.(js|css)$/.test(entry.file)) files.add(entry.file)
  for (const css of entry.css ?? []) files.add(css)
  for (const next of entry.imports ?? []) filesOf(next, seen, files)
  return files
}
const sum = (files) => [...files].reduce((all, file) => all + kib(file), 0)

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
const initial = filesOf(entry)
let failed = 0
const log = (ok, text) => {
  if (!ok) failed += 1
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${text}`)
}

console.log(`     entry: ${sum(initial).toFixed(1)} KiB`)
const find = (pattern) => Object.keys(manifest).find((path) => pattern.test(path))
for (const { name, page, frame, bar } of pages) {
  const key = find(page)
  if (!key) {
    log(false, `${name}: no page in the build`)
    continue
  }
  // The frame around the page is in the entry, or in a chunk that the page needs.
  const around = find(frame)
  const size = sum(new Set([...initial, ...filesOf(key), ...(around ? filesOf(around) : [])]))
  log(size <= bar, `${name}: ${size.toFixed(1)} of ${bar} KiB`)
}
const chunks = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js') && !initial.has(file))
for (const [key, { file }] of chunks) {
  const size = kib(file)
  if (size > chunkBar && !heavyByNature.test(key)) log(false, `${key}: ${size.toFixed(1)} of ${chunkBar} KiB`)
}
const heaviest = chunks.map(([key, { file }]) => [kib(file), key]).toSorted((a, b) => b[0] - a[0])[0]
if (heaviest) console.log(`     heaviest lazy chunk: ${heaviest[1]}, ${heaviest[0].toFixed(1)} KiB`)
process.exit(failed === 0 ? 0 : 1)
