import { extname } from 'node:path';
import type { PlainHeaders } from '#server/http/headers.ts';

interface FileType {
  readonly mediaType: string;
  readonly isInMemory: boolean;
  readonly headers?: PlainHeaders;
}

const types: Readonly<Record<string, FileType>> = {
  '.html': text('text/html'),
  '.js': text('text/javascript'),
  '.css': text('text/css'),
  '.txt': text('text/plain'),
  '.csv': text('text/csv'),
  '.xml': text('application/xml'),
  '.json': { mediaType: 'application/json', isInMemory: true },
  '.webmanifest': { mediaType: 'application/manifest+json', isInMemory: true },
  '.svg': {
    ...text('image/svg+xml'),
    headers: { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" },
  },
  '.woff2': { mediaType: 'font/woff2', isInMemory: true },
  '.ico': { mediaType: 'image/x-icon', isInMemory: true },
  '.avif': media('image/avif'),
  '.jpg': media('image/jpeg'),
  '.png': media('image/png'),
  '.mp4': media('video/mp4'),
  '.pdf': media('application/pdf'),
};

export function getFileType(name: string): FileType {
  return types[extname(name).toLowerCase()] ?? media('application/octet-stream');
}

function text(mediaType: string): FileType {
  return { mediaType: `${mediaType}; charset=utf-8`, isInMemory: true };
}

function media(mediaType: string): FileType {
  return { mediaType, isInMemory: false };
}
