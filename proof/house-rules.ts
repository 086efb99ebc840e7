/** The rules of docs/house.md as a function: files in, offences out. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** Wings from the bottom up, each with its rooms in order: a file imports only what stands before it. */
export type House = ReadonlyMap<string, readonly string[]>

/** Reads wings and rooms out of the tree drawn in docs/house.md. */
export function readHouse(markdown: string): House {
  const tree = /```\nsrc\/\n([\s\S]*?)```/.exec(markdown)?.[1] ?? ''
  const house = new Map<string, string[]>()
  let wing = ''
  for (const line of tree.split('\n')) {
    const [, indent, name] = /^( +)([a-z][a-z-]*)\//.exec(line) ?? []
    if (name && indent!.length === 2) house.set((wing = name), [])
    else if (name && indent!.length === 4) house.get(wing)?.push(name)
  }
  return house
}

/** File names of a room; each may be split by its subject (`rules-saldo.ts`). Rooms of `base`, `app` and `sandbox` name their files freely. */
const roomFile =
  /^((model|rules|calls|words|port|service|routes|jobs|pdf)(-[a-z-]+)?(\.test)?\.tsx?|test-[a-z-]+\.ts|[a-z-]+\.typ)$/
const freeWings = new Set(['base', 'app', 'sandbox'])
const pureFile = /^(model|rules|calls|words)(-[a-z-]+)?\.ts$/
const isTest = (path: string) => /\.test\.tsx?$|\/test-[a-z-]+\.ts$/.test(path)

const clockOrChance =
  /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bcrypto\.randomUUID\(|\brandomBytes\(|\bprocess\.env\b/
/** The edge: where clock, chance and environment are taken in order to be handed on. */
const edge = /^src\/(app\/(server|demo)\/|sandbox\/|base\/db\/|base\/ui\/)|\/web\/|^src\/app\/web\//

/** A journey's own clock: what it calls today is another day than the product's for an hour or two of each night. */
const ownClock = /\bnew Date\(\)|\bDate\.now\(/

const maxLines = 300

interface Place {
  readonly wing: string
  readonly room: string
  readonly web: boolean
  readonly name: string
}

function placeOf(path: string): Place {
  const [, wing = '', second = '', ...rest] = path.split('/')
  const name = rest.at(-1) ?? second
  const web = rest[0] === 'web' || (wing === 'app' && second === 'web') || (wing === 'base' && second === 'ui')
  return { wing, room: rest.length > 0 ? second : '', web, name }
}

function resolve(from: string, target: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') parts.pop()
    else if (step !== '.') parts.push(step)
  }
  return parts.join('/')
}

/** What a paper's template takes from elsewhere; from the root of `src`, so that nobody counts dots. */
const takes = (text: string) =>
  [...text.matchAll(/(?:#?import|include|read|json|image)\s*\(?\s*"([^"]+)"/g)].map((found) => found[1]!)

/** A template draws what it is given with what the house has: nothing is fetched and no other room's template is used. */
function templateOffences(file: SourceFile, files: readonly SourceFile[]): string[] {
  const beside = `${file.path.split('/').slice(0, -1).join('/')}/pdf.ts`
  const orphan =
    file.path.startsWith('src/base/') || files.some(({ path }) => path === beside)
      ? []
      : [`${file.path}: a template without its pdf.ts`]
  return [
    ...orphan,
    ...takes(file.text)
      .filter((from) => !/^\/base\/pdf\/[a-z-]+\.typ$/.test(from))
      .map((from) => `${file.path} takes ${from}: not of base/pdf`),
  ]
}

const imports = (text: string) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map((found) => found[1]!)

function nameOffences(path: string, place: Place, house: House): string[] {
  const rooms = house.get(place.wing)
  if (!rooms) return [`${path}: no wing of docs/house.md`]
  if (place.wing !== 'sandbox' && !rooms.includes(place.room)) return [`${path}: no room of docs/house.md`]
  if (/\b(utils?|helpers?|types|index|misc|common)\.tsx?$/.test(path) && path !== 'src/app/web/index.tsx')
    return [`${path}: a name that says nothing`]
  if (freeWings.has(place.wing)) return []
  const inRoom = path.split('/').slice(3)
  if (inRoom[0] === 'web') return inRoom.length > 2 ? [`${path}: web/ has one level`] : []
  if (inRoom[0] === 'provider') return []
  return inRoom.length > 1 || !roomFile.test(place.name) ? [`${path}: not a file name of a room`] : []
}

function importOffences(file: SourceFile, place: Place, house: House): string[] {
  const wings = [...house.keys()]
  const found: string[] = []
  for (const target of imports(file.text)) {
    const to = resolve(file.path, target)
    const there = placeOf(`${to}.ts`)
    const say = (why: string) => found.push(`${file.path} imports ${to}: ${why}`)
    if (place.wing !== 'sandbox' && there.wing === 'sandbox') say('nothing imports the sandbox')
    else if (place.wing === 'sandbox' && there.wing !== 'sandbox' && !(there.wing === 'base' && there.room === 'kit'))
      say('the sandbox imports only base/kit')
    else if (wings.indexOf(there.wing) > wings.indexOf(place.wing)) say('a later wing')
    else if (there.wing === place.wing && place.wing !== 'app') {
      const rooms = house.get(place.wing)!
      // The kit of the screens serves every wing, also base's own rooms with screens.
      const later = rooms.indexOf(there.room) > rooms.indexOf(place.room)
      if (later) say('a later room')
    }
    const kind = there.name.replace(/\.tsx?$/, '')
    if (pureFile.test(place.name) && !place.web && /^(service|routes|jobs|port|pdf)\b/.test(kind))
      say('a pure file imports what does')
    if (place.web && !there.web && /^(service|routes|jobs|port|pdf)\b/.test(kind)) say('a screen imports the server')
    if (place.web && there.wing === 'base' && ['db', 'call', 'audit', 'outbox', 'sendlog'].includes(there.room))
      say('a screen imports the server')
    if (!place.web && there.web) say('the server imports a screen')
    if (/^service\b/.test(place.name) && /^routes\b/.test(kind)) say('a service does not know HTTP')
  }
  return found
}

/** Everything in `files` (paths from the root, `src/…`, and `e2e/…`, `proof/…` beside it) that the house does not allow. */
export function offences(files: readonly SourceFile[], house: House): string[] {
  return files.flatMap((file) => {
    const lines = file.text.split('\n').length
    const long = lines > maxLines && !file.path.endsWith('/schema.ts') ? [`${file.path}: ${lines} lines`] : []
    if (file.path.startsWith('e2e/'))
      return ownClock.test(file.text) ? [...long, `${file.path}: a clock of its own`] : long
    if (file.path.startsWith('proof/')) return long
    const place = placeOf(file.path)
    const names = nameOffences(file.path, place, house)
    if (file.path.endsWith('.typ')) return [...long, ...names, ...templateOffences(file, files)]
    if (isTest(file.path)) return [...long, ...names]
    const impure =
      !edge.test(file.path) && clockOrChance.test(file.text)
        ? [`${file.path}: clock, chance or environment in business code`]
        : []
    const barrel = /^export \* from/m.test(file.text) ? [`${file.path}: a barrel`] : []
    return [...names, ...long, ...impure, ...barrel, ...importOffences(file, place, house)]
  })
}
