import type { MissionFileColumn } from '@shiptime/domain/plans/imports/mission-file';
import type { FileColumns } from '#lib/schedule-file.ts';

/** Headers used by older files in both languages, normalized. */
export const missionColumns: FileColumns<MissionFileColumn> = {
  names: {
    vessel: ['vessel', 'ship', 'vessel_name', 'navire', 'bateau'],
    outside_number: [
      'outside_number',
      'mission_id',
      'mission',
      'number',
      'cruise',
      'cruise_id',
      'numero',
      'no',
      'id',
    ],
    title: ['title', 'titre', 'name', 'nom', 'summary'],
    start_date: ['start_date', 'start', 'begin', 'debut', 'date de debut', 'depart'],
    end_date: ['end_date', 'end', 'fin', 'date de fin', 'retour'],
    days: ['days', 'jours', 'duration', 'duree'],
    mobilization_days: ['mobilization_days', 'mobilization', 'jours de mobilisation', 'mobilisation'],
    demobilization_days: [
      'demobilization_days',
      'demobilization',
      'jours de demobilisation',
      'demobilisation',
    ],
    mobilization_port: [
      'mobilization_port',
      'start_port',
      'port de mobilisation',
      'port de depart',
      'location',
    ],
    demobilization_port: [
      'demobilization_port',
      'end_port',
      'port de demobilisation',
      'port de retour',
      "port d'arrivee",
    ],
    port_call_stops: ['port_call_stops', 'port calls by day', 'escales par jour'],
    kind: ['kind', 'type', 'genre', 'state', 'etat'],
  },
  needed: ['title', 'start_date', 'end_date'],
  calendar: {
    start: 'start_date',
    end: 'end_date',
    summary: 'title',
    location: 'mobilization_port',
    uid: 'outside_number',
  },
};
