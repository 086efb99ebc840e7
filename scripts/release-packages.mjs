// The packages of a release: those that the built server loads from node_modules, with their dependencies.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { external } from './bundle.mjs'

const isExternal = (name) =>
  external.some((each) => name === each || (each.endsWith('/*') && name.startsWith(each.slice(0, -1))))

/** The folder in which Node finds `name` from the package at `from`, among the installed packages of the lockfile. */
function find(packages, from, name) {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const path = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`
    if (packages[path] && existsSync(path)) return path
    if (place === '') return undefined
  }
}

/** Paths of the packages that the server loads at run time, sorted. Binaries of another system are not installed here. */
export function packagesAtRunTime() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const found = new Set()
  const add = (from, names) => {
    for (const name of names) {
      const path = find(packages, from, name)
      if (path === undefined || found.has(path)) continue
      found.add(path)
      const { dependencies, optionalDependencies } = packages[path]
      add(path, Object.keys({ ...dependencies, ...optionalDependencies }))
    }
  }
  const { dependencies, optionalDependencies } = packages['']
  add('', Object.keys({ ...dependencies, ...optionalDependencies }).filter(isExternal))
  return [...found].toSorted((a, b) => (a < b ? -1 : 1))
}

const isLicence = (name) => /^(?:licen[cs]e|copying|notice)/i.test(name)

/** The licences of every shipped package as one text, because most packages are in the bundles, without their own files. */
export function licenceTexts(sbom) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const shipped = new Set(sbom.components.map((component) => component['bom-ref']))
  const texts = new Map()
  for (const path of Object.keys(packages)) {
    const ref = `${packages[path].name ?? path.split('node_modules/').at(-1)}@${packages[path].version}`
    if (!path.startsWith('node_modules/') || !shipped.has(ref) || texts.has(ref) || !existsSync(path)) continue
    const files = readdirSync(path, { withFileTypes: true }).filter((file) => file.isFile() && isLicence(file.name))
    const licence = files.map(({ name }) => readFileSync(join(path, name), 'utf8').trim())
    texts.set(ref, [`${ref} (${packages[path].license ?? 'see its text'})`, ...licence].join('\n\n'))
  }
  return `${[...texts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => text)
    .join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
