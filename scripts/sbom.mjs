// Lists the shipped packages (CycloneDX): those in the bundles and those that are loaded from node_modules.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { innerNpmOptions } from './install.mjs'

const inPackage = /(?:^|[/\\])(node_modules[/\\](?:.*[/\\]node_modules[/\\])?(?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/

/** The directories of the packages that these files of a bundle come from. */
const directoriesOf = (files) => files.flatMap((file) => inPackage.exec(file)?.[1].replaceAll('\\', '/') ?? [])

/** Writes the list of the packages in `files`, and of those that the server needs installed, to `out`. */
export function writeSbom(out, files) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const isPackage = (path) => path.startsWith('node_modules/') && !packages[path].link
  const installed = Object.keys(packages).filter((path) => isPackage(path) && !packages[path].dev && existsSync(path))
  const shipped = new Set(
    [...installed, ...directoriesOf(files)].flatMap((path) =>
      packages[path] ? [`${packages[path].name ?? path.split('node_modules/').at(-1)}@${packages[path].version}`] : [],
    ),
  )
  const npm = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...innerNpmOptions,
  })
  if (npm.status !== 0) throw new Error('npm could not list the packages')
  const list = JSON.parse(npm.stdout)
  const root = list.metadata.component['bom-ref']
  const isShipped = (ref) => ref === root || shipped.has(ref)
  list.components = list.components.filter((component) => isShipped(component['bom-ref']))
  list.dependencies = list.dependencies
    .filter(({ ref }) => isShipped(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isShipped) }))
  list.metadata.component.name = 'husbok'
  // Two builds of the same sources must have the same bytes. The values that npm generates each time are optional in the
  // format.
  delete list.serialNumber
  delete list.metadata.timestamp
  writeFileSync(out, JSON.stringify(list, null, 2))
}
