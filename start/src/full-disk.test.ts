import assert from 'node:assert/strict';
import { openSync, writeSync } from 'node:fs';
import { describe, it } from 'node:test';
import { DatabaseError } from 'pg';
import { aboutFullDisk } from './full-disk.ts';

describe('What is said of a full disk', () => {
  const thrownBy = (act: () => void): unknown => {
    try {
      act();
      return null;
    } catch (error) {
      return error;
    }
  };

  it('names whose it is, also where the error is the cause of another', () => {
    // Every write there finds no room.
    const full = thrownBy(() => writeSync(openSync('/dev/full', 'w'), 'x'));
    assert.match(aboutFullDisk(full) ?? '', /No queda sitio en el disco.*Haz sitio/);
    const ofDatabase = new DatabaseError('could not extend file', 0, 'error');
    ofDatabase.code = '53100';
    assert.match(aboutFullDisk(new Error('Failed query', { cause: ofDatabase })) ?? '', /disco de la base de datos/);
  });

  it('is nothing for another error', () => {
    assert.equal(aboutFullDisk(thrownBy(() => openSync('/not-there', 'r'))), null);
    assert.equal(aboutFullDisk(new Error('ENOSPC')), null);
    assert.equal(aboutFullDisk('ENOSPC'), null);
  });
});
