import { extname } from 'node:path';
import type { PlainHeaders } from '#server/http/headers.ts';

interface FileType {
  readonly mediaType: string;
  readonly isInMemory: boolean;
  readonly headers?: PlainHeaders;
}

const types: Readonly<Record<string, FileType>> = {
  '.html': createTextType('text/html'),
  '.js': createTextType('text/javascript'),
  '.css': createTextType('text/css'),
  '.txt': createTextType('text/plain'),
  '.csv': createTextType('text/csv'),
  '.xml': createTextType('application/xml'),
  '.json': { mediaType: 'application/json', isInMemory: true },
  '.webmanifest': { mediaType: 'application/manifest+json', isInMemory: true },
  '.svg': {
    ...createTextType('image/svg+xml'),
    headers: { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" },
  },
  '.woff2': { mediaType: 'font/woff2', isInMemory: true },
  '.ico': { mediaType: 'image/x-icon', isInMemory: true },
  '.avif': createMediaType('image/avif'),
  '.jpg': createMediaType('image/jpeg'),
  '.png': createMediaType('image/png'),
  '.mp4': createMediaType('video/mp4'),
  '.pdf': createMediaType('application/pdf'),
};

export function getFileType(name: string): FileType {
  return types[extname(name).toLowerCase()] ?? createMediaType('application/octet-stream');
}

function createTextType(mediaType: string): FileType {
  return { mediaType: `${mediaType}; charset=utf-8`, isInMemory: true };
}

function createMediaType(mediaType: string): FileType {
  return { mediaType, isInMemory: false };
}
